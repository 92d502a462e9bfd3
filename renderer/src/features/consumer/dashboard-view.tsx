import { consumerSample } from '#renderer/content/en/consumer-sample.ts';
import { SampleCard, SampleCards } from '#renderer/features/consumer/sample-card.tsx';
import { Money } from '#renderer/ui/money.tsx';

/** My Dashboard: the four sample cards of the spec. */
export function DashboardView() {
  const { summary, transactions, goals, budgeting } = consumerSample.dashboard;
  return (
    <SampleCards>
      <SampleCard
        title={summary.heading}
        rows={summary.rows.map(({ label, amountRupees }) => ({
          key: label,
          term: label,
          value: <Money amount={amountRupees} />,
        }))}
      />
      <SampleCard
        title={transactions.heading}
        rows={transactions.items.map(({ id, text, amountRupees }) => ({
          key: id,
          term: text,
          value: <Money amount={amountRupees} />,
        }))}
      />
      <SampleCard
        title={goals.heading}
        rows={goals.items.map(({ id, name, savedRupees, targetRupees }) => ({
          key: id,
          term: name,
          value: (
            <>
              <Money amount={savedRupees} /> / <Money amount={targetRupees} />
            </>
          ),
        }))}
      />
      <SampleCard
        title={budgeting.heading}
        rows={budgeting.items.map(({ category, spentRupees, plannedRupees }) => ({
          key: category,
          term: category,
          value: (
            <>
              <Money amount={spentRupees} /> / <Money amount={plannedRupees} />
            </>
          ),
        }))}
      />
    </SampleCards>
  );
}
