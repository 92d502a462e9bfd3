import { useMemo, useState } from 'react';
import { LIMITS } from '#renderer/features/calculator/quote/quote-address.ts';
import { balancesOf } from '#domain/loans/balances.ts';
import { type Prepayment, withPrepayment } from '#domain/loans/prepayment.ts';
import { BeforeAndAfterChart } from '#renderer/features/calculator/charts/before-and-after-chart.tsx';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { Figures, Rule, ToolFields } from '#renderer/features/calculator/tools/figures.tsx';
import {
  formatRupeesAndPaise,
  formatRupees,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { NumberField } from '#renderer/ui/form/fields/number-field.tsx';

const DEFAULT_PREPAYMENT: Prepayment = {
  amount: 10_000,
  afterMonth: 12,
  every: 'once',
  keep: 'instalment',
};
const AMOUNT = { min: 0, max: LIMITS.expert.amount.max, step: 1 };

/** What paying more than the instalment saves. */
export function PrepaymentTool({ quote }: ToolProps) {
  const { t } = useTranslation();
  const format = useAmounts();
  const [prepayment, setPrepayment] = useState(DEFAULT_PREPAYMENT);
  const afterMonth = Math.min(prepayment.afterMonth, quote.months);
  const change = (part: Partial<Prepayment>) => setPrepayment({ ...prepayment, ...part });
  const loan = useMemo(
    () => withPrepayment(termsOf(quote), { ...prepayment, afterMonth }),
    [quote, prepayment, afterMonth],
  );
  const before = useMemo(
    () => ({ name: t('prepay.without'), balances: balancesOf(loan.without) }),
    [loan, t],
  );
  const after = useMemo(
    () => ({ name: t('prepay.with'), balances: balancesOf(loan.instalments) }),
    [loan, t],
  );
  const paidEarly = loan.instalments.some(({ prepaid }) => prepaid > 0);
  return (
    <>
      <ToolFields>
        <NumberField
          label={t('prepay.amount')}
          unit={t('calculator.amountUnit')}
          value={prepayment.amount}
          range={AMOUNT}
          onChange={(amount) => change({ amount })}
          format={formatNumber}
          formatWithUnit={formatRupees}
        />
        <NumberField
          label={t('prepay.after')}
          unit=""
          value={afterMonth}
          range={{ min: 1, max: quote.months, step: 1 }}
          onChange={(month) => change({ afterMonth: month })}
          format={formatNumber}
          formatWithUnit={formatNumber}
        />
        <ChoiceField
          label={t('prepay.every')}
          value={prepayment.every}
          options={[
            { value: 'once', label: t('prepay.once') },
            { value: 'year', label: t('prepay.yearly') },
          ]}
          onChange={(every) => change({ every })}
        />
        <ChoiceField
          label={t('prepay.keep')}
          value={prepayment.keep}
          options={[
            { value: 'instalment', label: t('prepay.keepInstalment') },
            { value: 'tenure', label: t('prepay.keepTenure') },
          ]}
          onChange={(keep) => change({ keep })}
        />
      </ToolFields>
      {paidEarly ? (
        <Figures
          figures={[
            {
              name: t('prepay.interestSaved'),
              value: formatRupeesAndPaise(loan.interestSaved),
              emphasised: true,
            },
            {
              name: t('prepay.monthsSaved'),
              value: format.months(loan.monthsSaved),
              emphasised: true,
            },
            { name: t('prepay.newMonths'), value: formatNumber(loan.months) },
            { name: t('prepay.newInstalment'), value: formatRupeesAndPaise(loan.newInstalment) },
          ]}
        />
      ) : (
        <p>{t('prepay.nothing')}</p>
      )}
      {paidEarly && (
        <BeforeAndAfterChart
          title={t('prepay.chart')}
          note={t('prepay.chartText', {
            before: format.length(loan.without.length),
            after: format.length(loan.months),
          })}
          before={before}
          after={after}
        />
      )}
      {paidEarly && loan.newInstalment === 0 && <p>{t('prepay.cleared')}</p>}
      <Rule>{t('prepay.rule')}</Rule>
    </>
  );
}
