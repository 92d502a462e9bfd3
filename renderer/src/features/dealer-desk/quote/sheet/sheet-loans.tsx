import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import type { Paise } from '#domain/money/money.ts';
import { LoanCell } from '#renderer/features/dealer-desk/quote/figures/loan-cell.tsx';
import { quotedLenders } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { onPaper, onPhone } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    [onPhone]: { display: 'block' },
    [onPaper]: { fontSize: '9pt', lineHeight: '1.3' },
  },
  head: { [onPhone]: { display: 'none' } },
  heading: {
    padding: space.xs,
    borderBottom: `2px solid ${token.colorNeutralStroke1}`,
    textAlign: 'start',
    [onPaper]: { padding: '0.2rem 0.3rem' },
  },
  body: { [onPhone]: { display: 'block' } },
  row: {
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    verticalAlign: 'top',
    breakInside: 'avoid',
    [onPhone]: { display: 'block', paddingBottom: space.s },
  },
  cell: {
    padding: space.xs,
    textAlign: 'start',
    [onPhone]: { display: 'block' },
    [onPaper]: { padding: '0.2rem 0.3rem' },
  },
  months: { display: 'none', [onPhone]: { display: 'block' } },
  product: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
    [onPaper]: { fontSize: 'inherit' },
  },
});

/** The lenders' loans on the sheet: tenors side by side, on a phone one below the other. */
export function SheetLoans({
  figures,
  downPayment,
  isOpenable = false,
}: {
  readonly figures: QuoteFigures;
  readonly downPayment: Paise;
  /** Whether all costs of a loan can be opened, as they can on a screen. */
  readonly isOpenable?: boolean;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const lenders = quotedLenders(figures);
  const months = figures.tenors.map((tenor) => monthsInWords(tenor.months, language));
  if (lenders.length === 0) return <p>{t('quoteSheet.none')}</p>;
  return (
    <table aria-label={t('quoteSheet.instalments')} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {[t('quoteSheet.lender'), ...months].map((column) => (
            <th key={column} scope="col" className={styles.heading}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {lenders.map(({ lender, product, version, loans }) => (
          <tr key={`${product.id}@${version}`} className={styles.row}>
            <th scope="row" className={styles.cell}>
              {nameIn(lender.names, language)}
              <div className={styles.product}>{nameIn(product.names, language)}</div>
            </th>
            {loans.map((loan, at) => (
              <td key={months[at]} className={styles.cell}>
                <strong className={styles.months}>{months[at]}</strong>
                <LoanCell
                  loan={loan}
                  downPayment={downPayment}
                  details={isOpenable ? `${nameIn(lender.names, language)}, ${months[at]}` : null}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
