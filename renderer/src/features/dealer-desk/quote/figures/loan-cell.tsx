import { makeStyles } from '@griffel/react';
import { costOf, dueAtCounter } from '#domain/lending/offers/cost-breakdown.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import type { Paise } from '#domain/money/money.ts';
import type { QuotedLoan } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  cell: { fontVariantNumeric: 'tabular-nums' },
  most: { fontWeight: token.fontWeightSemibold },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    [onPaper]: { fontSize: 'inherit' },
  },
});

/** A loan of one lender over one tenor; null where the lender does not give it. */
export function LoanCell({
  loan,
  downPayment,
  details = null,
}: {
  readonly loan: QuotedLoan | null;
  readonly downPayment: Paise;
  /** The name of the loan, where all its costs can be opened. */
  readonly details?: string | null;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  if (loan === null) return <span className={styles.small}>{t('quoteSheet.cell.notFor')}</span>;
  const { instalment, instalmentPerDay, rate, apr, totalPaid, totalCost } = loan;
  // Where nothing can be opened.
  const isOnSheet = details === null;
  const priced = loan.loan === undefined ? null : loanIn(loan.loan, language);
  const cost = priced === null ? null : costOf(priced);
  const small = [
    t('quoteSheet.cell.aDay', { amount: inWholeRupees(instalmentPerDay) }),
    ...(isOnSheet && rate !== undefined ? [rateInWords(t, rate)] : []),
    t('quoteSheet.cell.apr', { percent: formatPercent(apr) }),
    ...(isOnSheet && cost !== null
      ? [
          t('quoteSheet.cell.deducted', { amount: inWholeRupees(cost.deducted) }),
          t('quoteSheet.cell.paidOut', { amount: inWholeRupees(cost.disbursed) }),
          t('quoteSheet.cell.separate', { amount: inWholeRupees(cost.separate) }),
        ]
      : []),
    t('quoteSheet.cell.total', { amount: inWholeRupees(totalPaid) }),
    ...(isOnSheet ? [t('quoteSheet.cell.cost', { amount: inWholeRupees(totalCost) })] : []),
  ];
  return (
    <div className={styles.cell}>
      <div className={styles.most}>
        {t('quoteSheet.cell.aMonth', { amount: inWholeRupees(instalment) })}
      </div>
      {small.map((line) => (
        <div key={line} className={styles.small}>
          {line}
        </div>
      ))}
      {cost !== null && (
        <div className={styles.most}>
          {t('quoteSheet.cell.counter', {
            amount: inWholeRupees(dueAtCounter(downPayment, cost)),
          })}
        </div>
      )}
      {!isOnSheet && priced !== null && <CostFold loan={priced} of={details} />}
    </div>
  );
}

function rateInWords(t: Translator['t'], rate: Rate): string {
  const percent = formatPercent(rate.percent);
  if (rate.kind === 'flat') return t('quoteSheet.cell.rateFlat', { percent });
  return rate.firstYearPercent === undefined
    ? t('quoteSheet.cell.rate', { percent })
    : t('quoteSheet.cell.rateFrom', { first: formatPercent(rate.firstYearPercent), percent });
}
