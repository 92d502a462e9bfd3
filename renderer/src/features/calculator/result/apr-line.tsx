import { makeStyles } from '@griffel/react';
import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { annualPercentageRate } from '#domain/loans/apr.ts';
import { feeInRupees } from '#domain/loans/fees.ts';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { formatRupeesAndPaise, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.xl}`, margin: 0 },
  name: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  figure: {
    margin: 0,
    fontSize: token.fontSizeBase500,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: token.fontWeightSemibold,
  },
});

const WHY = {
  'nothing-disbursed': 'calculator.aprNothingDisbursed',
  'no-instalment': 'calculator.aprNoInstalment',
  'too-high': 'calculator.aprTooHigh',
} as const;

/** The effect of the fees: the amount received and the APR. */
export function AprLine({ quote }: { readonly quote: Quote }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const terms = termsOf(quote);
  const fees = feeInRupees(quote.fee, quote.amount) + quote.charges;
  const netDisbursed = quote.amount - fees;
  const apr = annualPercentageRate({
    netDisbursed,
    instalment: monthlyPayment(terms),
    months: terms.months,
  });
  return (
    <dl className={styles.list}>
      <div>
        <dt className={styles.name}>{t('calculator.received')}</dt>
        <dd className={styles.figure}>{formatRupeesAndPaise(Math.max(0, netDisbursed))}</dd>
      </div>
      <div>
        <dt className={styles.name}>{t('calculator.apr')}</dt>
        <dd className={styles.figure}>
          {apr.kind === 'rate'
            ? format.percent(apr.percent)
            : t('calculator.aprNone', { why: t(WHY[apr.why]) })}
        </dd>
      </div>
    </dl>
  );
}
