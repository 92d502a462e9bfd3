import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { AmountRows } from '#renderer/features/consumer/shared/amount-rows.tsx';
import { BudgetingTool } from '#renderer/features/consumer/dashboard/budgeting-tool.tsx';
import { DashboardCard } from '#renderer/features/consumer/shared/dashboard-card.tsx';
import { Goals } from '#renderer/features/consumer/dashboard/goals.tsx';
import { PlanKeeping } from '#renderer/features/consumer/plan/plan-keeping.tsx';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import { usePlan } from '#renderer/features/consumer/plan/use-plan.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ShownDay } from '#renderer/ui/text/shown-date.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  day: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
  },
});

type DashboardProps = {
  /** Whether the two cards of sample data are shown. */
  readonly hasSamples: boolean;
};

/** My Dashboard: working goals and budget, below two cards of sample data where there is nothing real to show. */
export function DashboardView({ hasSamples }: DashboardProps) {
  const { userId } = useSession();
  return <Dashboard key={userId} hasSamples={hasSamples} />;
}

function Dashboard({ hasSamples }: DashboardProps) {
  const styles = useStyles();
  const plan = usePlan();
  return (
    <>
      <div className={styles.grid}>
        {hasSamples && <SampleCards />}
        <Goals {...plan} />
        <BudgetingTool {...plan} />
      </div>
      <PlanKeeping {...plan} />
    </>
  );
}

function SampleCards() {
  const styles = useStyles();
  const { summary, transactions } = useContent('consumer-sample').dashboard;
  const total = summary.rows.length - 1;
  return (
    <>
      <DashboardCard heading={summary.heading} mark={<SampleMark />}>
        <AmountRows
          rows={summary.rows.map(({ label, amountRupees }, at) => ({
            key: label,
            term: label,
            rupees: amountRupees,
            emphasised: at === total,
          }))}
        />
      </DashboardCard>
      <DashboardCard heading={transactions.heading} mark={<SampleMark />}>
        <AmountRows
          rows={transactions.items.map(({ id, date, text, amountRupees }) => ({
            key: id,
            term: (
              <>
                {text}
                <span className={styles.day}>
                  <ShownDay iso={date} />
                </span>
              </>
            ),
            rupees: amountRupees,
          }))}
        />
      </DashboardCard>
    </>
  );
}
