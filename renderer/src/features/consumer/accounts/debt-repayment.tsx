import { DashboardCard } from '#renderer/features/consumer/shared/dashboard-card.tsx';
import { SampleMark } from '#renderer/features/consumer/shared/sample-mark.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

/** A debt to repay: rupees, and percent a year. */
export type Debt = { readonly owed: number; readonly annualRate: number };

const REPAYMENT_AREAS: readonly Area[] = ['calculator', 'loan-tools'];

/** How each account with a debt is repaid. The page supplies the loan calculator's component. */
export function DebtRepayment({ part }: { readonly part: LoadPart<Debt> }) {
  const { accounts } = useContent('consumer-sample');
  const { t } = useTranslation();
  return accounts
    .filter(({ balanceRupees }) => balanceRupees < 0)
    .map(({ id, name, balanceRupees, interestRatePercent }) => (
      <DashboardCard
        key={id}
        heading={t('planCharts.repayment', { account: name })}
        mark={<SampleMark />}
      >
        <LazyPart
          load={part}
          props={{ owed: -balanceRupees, annualRate: interestRatePercent }}
          areas={REPAYMENT_AREAS}
        />
      </DashboardCard>
    ));
}
