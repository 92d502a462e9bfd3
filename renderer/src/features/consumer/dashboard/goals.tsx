import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { useForm } from 'react-hook-form';
import { useMemo } from 'react';
import { DashboardCard } from '#renderer/features/consumer/shared/dashboard-card.tsx';
import { EditableList, type ItemForm } from '#renderer/features/consumer/plan/editable-list.tsx';
import { PlanForm } from '#renderer/features/consumer/plan/plan-form.tsx';
import { type Goal, MAX_ITEMS, percentOf } from '#renderer/features/consumer/plan/plan.ts';
import { Progress } from '#renderer/features/consumer/plan/progress.tsx';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import type { PlanInHand } from '#renderer/features/consumer/plan/use-plan.ts';
import { wholeRupees } from '#renderer/features/consumer/plan/whole-rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { goalsPicture } from '#renderer/features/consumer/plan/plan-pictures.ts';
import { ChartFigure } from '#renderer/ui/chart/chart-figure.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/consumer/plan/plan-rules.ts')).goalRules,
);

const useStyles = makeStyles({
  goal: { display: 'flex', flexDirection: 'column', gap: space.xs },
  head: { display: 'flex', justifyContent: 'space-between', gap: space.m },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontSize: token.fontSizeBase400 },
  percent: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  amounts: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Financial Goals: what a person saves for, and how far they are. */
export function Goals({ plan, keeping, change }: PlanInHand) {
  const consumerSample = useContent('consumer-sample');
  const { t } = useTranslation();
  return (
    <DashboardCard
      heading={consumerSample.dashboard.goals.heading}
      mark={keeping === 'nowhere' && <SampleMark />}
    >
      <EditableList
        items={plan.goals}
        max={MAX_ITEMS}
        nothing={t('plan.noGoals')}
        addLabel={t('plan.addGoal')}
        onChange={(changeGoals) =>
          change((before) => ({ ...before, goals: changeGoals(before.goals) }))
        }
        show={(goal) => <ShownGoal {...goal} />}
        form={GoalForm}
      />
      <GoalsChart goals={plan.goals} />
    </DashboardCard>
  );
}

function ShownGoal({ name, savedRupees, targetRupees }: Goal) {
  const styles = useStyles();
  const { t } = useTranslation();
  const percent = percentOf(savedRupees, targetRupees);
  const amounts = { saved: formatMoney(savedRupees), target: formatMoney(targetRupees) };
  return (
    <div className={styles.goal}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.percent}>
          {percent === 100 ? t('plan.reached') : t('plan.percent', { percent })}
        </span>
      </div>
      <Progress label={t('plan.progressOf', { name })} percent={percent} />
      <p className={styles.amounts}>{t('plan.savedOf', amounts)}</p>
    </div>
  );
}

function GoalForm({ item, onSave, onCancel }: ItemForm<Goal>) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: {
      name: item?.name ?? '',
      target: String(item?.targetRupees ?? ''),
      saved: String(item?.savedRupees ?? '0'),
    },
  });
  return (
    <PlanForm
      form={form}
      label={t(item === null ? 'plan.addGoal' : 'plan.changeGoal')}
      nameField={{ name: 'name', label: t('plan.goalName') }}
      amounts={[
        { name: 'target', label: t('plan.target') },
        { name: 'saved', label: t('plan.saved') },
      ]}
      onFocus={rules.fetchAhead}
      onCancel={onCancel}
      onSave={({ name, target, saved }) =>
        onSave({
          id: item?.id ?? crypto.randomUUID(),
          name,
          targetRupees: wholeRupees(target),
          savedRupees: wholeRupees(saved),
        })
      }
    />
  );
}

/** All goals side by side; empty if there are none. */
function GoalsChart({ goals }: { readonly goals: readonly Goal[] }) {
  const { t } = useTranslation();
  const picture = useMemo(() => goalsPicture(goals, t), [goals, t]);
  if (goals.length === 0) return null;
  const sumOf = (amount: (goal: Goal) => number) =>
    formatMoney(goals.reduce((sum, goal) => sum + amount(goal), 0));
  return (
    <ChartFigure
      title={t('planCharts.goals')}
      picture={picture}
      note={t('planCharts.goalsNote', {
        saved: sumOf(({ savedRupees }) => savedRupees),
        target: sumOf(({ targetRupees }) => targetRupees),
      })}
    />
  );
}
