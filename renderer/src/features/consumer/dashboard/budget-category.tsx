import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useForm } from 'react-hook-form';
import type { ItemForm } from '#renderer/features/consumer/plan/editable-list.tsx';
import { PlanForm } from '#renderer/features/consumer/plan/plan-form.tsx';
import { type BudgetCategory, percentOf } from '#renderer/features/consumer/plan/plan.ts';
import { Progress } from '#renderer/features/consumer/plan/progress.tsx';
import { wholeRupees } from '#renderer/features/consumer/plan/whole-rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/consumer/plan/plan-rules.ts')).categoryRules,
);

const useStyles = makeStyles({
  category: { display: 'flex', flexDirection: 'column', gap: space.xs },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontSize: token.fontSizeBase400 },
  amounts: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
  },
  over: {
    display: 'inline-flex',
    alignItems: 'center',
    color: token.colorPaletteRedForeground1,
    fontWeight: token.fontWeightSemibold,
  },
  warning: { marginInlineEnd: '0.25rem' },
});

/** A category of the budget: planned, spent and left. */
export function ShownCategory({ name, plannedRupees, spentRupees }: BudgetCategory) {
  const styles = useStyles();
  const { t } = useTranslation();
  const left = plannedRupees - spentRupees;
  const over = left < 0 ? t('plan.over', { amount: formatMoney(-left) }) : undefined;
  return (
    <div className={styles.category}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <span className={mergeClasses(styles.amounts, over !== undefined && styles.over)}>
          {over !== undefined && <WarningRegular aria-hidden className={styles.warning} />}
          {over ?? t('plan.left', { amount: formatMoney(left) })}
        </span>
      </div>
      <Progress
        label={t('plan.spentOfCategory', { name })}
        percent={percentOf(spentRupees, plannedRupees)}
        over={over}
      />
      <p className={styles.amounts}>
        {t('plan.spentOf', {
          spent: formatMoney(spentRupees),
          planned: formatMoney(plannedRupees),
        })}
      </p>
    </div>
  );
}

export function CategoryForm({ item, onSave, onCancel }: ItemForm<BudgetCategory>) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: {
      name: item?.name ?? '',
      planned: String(item?.plannedRupees ?? ''),
      spent: String(item?.spentRupees ?? '0'),
    },
  });
  return (
    <PlanForm
      form={form}
      label={t(item === null ? 'plan.addCategory' : 'plan.changeCategory')}
      nameField={{ name: 'name', label: t('plan.categoryName') }}
      amounts={[
        { name: 'planned', label: t('plan.planned') },
        { name: 'spent', label: t('plan.spent') },
      ]}
      onFocus={rules.fetchAhead}
      onCancel={onCancel}
      onSave={({ name, planned, spent }) =>
        onSave({
          id: item?.id ?? crypto.randomUUID(),
          name,
          plannedRupees: wholeRupees(planned),
          spentRupees: wholeRupees(spent),
        })
      }
    />
  );
}
