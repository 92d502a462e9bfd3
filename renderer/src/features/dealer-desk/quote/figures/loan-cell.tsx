import { makeStyles } from '@griffel/react';
import { costOf } from '#domain/lending/offers/cost-breakdown.ts';
import type { QuotedLoan } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { token } from '#renderer/theme/token.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  cell: { fontVariantNumeric: 'tabular-nums' },
  instalment: { fontWeight: token.fontWeightSemibold, whiteSpace: 'nowrap' },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    [onPaper]: { fontSize: 'inherit' },
  },
});

/** A loan of one lender over one tenor; null where the lender does not give it. */
export function LoanCell({
  loan,
  details = null,
}: {
  readonly loan: QuotedLoan | null;
  /** The name of the loan, where all its costs can be opened. */
  readonly details?: string | null;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  if (loan === null) return <span className={styles.small}>{t('dealerQuote.figures.notFor')}</span>;
  const { instalment, instalmentPerDay, apr, totalPaid, totalCost } = loan;
  const priced = loan.loan === undefined ? null : loanIn(loan.loan, language);
  const cost = priced === null ? null : costOf(priced);
  return (
    <div className={styles.cell}>
      <div className={styles.instalment}>
        {t('dealerQuote.figures.aMonth', { amount: inRupees(instalment) })}
      </div>
      <div className={styles.small}>
        {t('dealerQuote.figures.aDay', { amount: inRupees(instalmentPerDay) })}
      </div>
      <div className={styles.small}>
        {t('dealerQuote.figures.apr', { percent: formatPercent(apr) })}
      </div>
      {cost !== null && (
        <>
          <div className={styles.small}>
            {t('dealerQuote.figures.inHand', { amount: inRupees(cost.disbursed) })}
          </div>
          <div className={styles.small}>
            {t('dealerQuote.figures.separate', { amount: inRupees(cost.separate) })}
          </div>
        </>
      )}
      <div className={styles.small}>
        {t('dealerQuote.figures.total', { amount: inRupees(totalPaid) })}
      </div>
      {/* Where nothing can be opened: on paper. */}
      {details === null && (
        <div className={styles.small}>
          {t('dealerQuote.figures.cost', { amount: inRupees(totalCost) })}
        </div>
      )}
      {details !== null && priced !== null && <CostFold loan={priced} of={details} />}
    </div>
  );
}
