import { makeStyles } from '@griffel/react';
import { useMemo, useState } from 'react';
import { amortise, interestOf, monthlyPayment } from '#domain/loans/amortisation.ts';
import { repaymentSchedule } from '#domain/loans/schedule.ts';
import { BalanceChart } from '#renderer/features/calculator/charts/balance-chart.tsx';
import { useSummaryStyles } from '#renderer/features/calculator/charts/summary-styles.ts';
import { Figures, Rule, ToolFields } from '#renderer/features/calculator/tools/figures.tsx';
import { ScheduleTable } from '#renderer/features/calculator/tools/schedule-table.tsx';
import {
  formatRupeesAndPaise,
  formatRupees,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const useStyles = makeStyles({
  repayment: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
});

const MONTHS = { min: 1, max: 60, step: 1 };
const DEFAULT_MONTHS = 12;

/** How a debt is repaid in equal instalments over a chosen number of months. */
export function DebtRepayment({
  owed,
  annualRate,
}: {
  /** Rupees. */
  readonly owed: number;
  /** Percent a year. */
  readonly annualRate: number;
}) {
  const styles = useStyles();
  const { summary } = useSummaryStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const [months, setMonths] = useState(DEFAULT_MONTHS);
  const terms = useMemo(
    () => ({ principal: owed, annualRate, months }),
    [owed, annualRate, months],
  );
  const rows = useMemo(() => amortise(terms), [terms]);
  const schedule = useMemo(() => repaymentSchedule(rows), [rows]);
  const interest = interestOf(rows);
  return (
    <div className={styles.repayment}>
      <ToolFields>
        <NumberField
          label={t('debt.months')}
          unit={t('calculator.lengthMonths')}
          value={months}
          range={MONTHS}
          onChange={setMonths}
          format={formatNumber}
          formatWithUnit={format.months}
        />
      </ToolFields>
      <Figures
        figures={[
          {
            name: t('debt.instalment'),
            value: formatRupeesAndPaise(monthlyPayment(terms)),
            emphasised: true,
          },
          { name: t('calculator.totalInterest'), value: formatRupeesAndPaise(interest) },
        ]}
      />
      <BalanceChart schedule={schedule} />
      <details>
        <summary className={summary}>{t('debt.table')}</summary>
        <ScheduleTable
          caption={t('tools.schedule.caption', {
            amount: formatRupees(owed),
            length: format.length(months),
            rate: format.percent(annualRate),
          })}
          period={t('schedule.month')}
          rows={schedule.map(({ month, ...row }) => ({ period: month, ...row }))}
          totals={{ principal: owed, interest }}
        />
      </details>
      <Rule>{t('debt.rule')}</Rule>
    </div>
  );
}
