import { makeStyles } from '@griffel/react';
import { useMemo, useState } from 'react';
import { amortise, interestOf, monthlyPayment } from '#domain/loans/amortisation.ts';
import { repaymentSchedule } from '#domain/loans/schedule.ts';
import { BalanceChart } from '#renderer/features/calculator/charts/balance-chart.tsx';
import { useSummaryStyles } from '#renderer/features/calculator/charts/summary-styles.ts';
import { Figures, Rule, ToolFields } from '#renderer/features/calculator/tools/figures.tsx';
import { ScheduleTable } from '#renderer/features/calculator/tools/schedule-table.tsx';
import {
  rupeesAndPaise,
  sayRupees,
  showNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const useStyles = makeStyles({
  repayment: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
});

const MONTHS = { min: 1, max: 60, step: 1 };
const USUAL_MONTHS = 12;

/** How a debt is repaid in equal instalments, over as many months as somebody chooses. */
export function DebtRepayment({
  owed,
  annualRate,
}: {
  /** Rupees. */
  readonly owed: number;
  /** Percent. */
  readonly annualRate: number;
}) {
  const styles = useStyles();
  const { summary } = useSummaryStyles();
  const { t } = useTranslation();
  const say = useAmounts();
  const [months, setMonths] = useState(USUAL_MONTHS);
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
          show={showNumber}
          say={say.months}
        />
      </ToolFields>
      <Figures
        figures={[
          {
            name: t('debt.instalment'),
            value: rupeesAndPaise(monthlyPayment(terms)),
            weighty: true,
          },
          { name: t('calculator.totalInterest'), value: rupeesAndPaise(interest) },
        ]}
      />
      <BalanceChart schedule={schedule} />
      <details>
        <summary className={summary}>{t('debt.table')}</summary>
        <ScheduleTable
          caption={t('tools.schedule.caption', {
            amount: sayRupees(owed),
            length: say.length(months),
            rate: say.percent(annualRate),
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
