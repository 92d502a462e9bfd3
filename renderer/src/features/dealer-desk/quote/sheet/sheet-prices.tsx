import { makeStyles, mergeClasses } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { QuoteFigures, QuoteTerms } from '#domain/lending/quote.ts';
import { minus, paise, type Paise } from '#domain/money/money.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Isolated } from '#renderer/ui/text/isolated.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [onPaper]: { fontSize: '9.5pt', lineHeight: '1.3' },
  },
  label: {
    padding: `0.2rem ${space.m} 0.2rem 0`,
    fontWeight: token.fontWeightRegular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  amount: { padding: '0.2rem 0', textAlign: 'end', whiteSpace: 'nowrap', verticalAlign: 'top' },
  sum: {
    borderTop: `1px solid ${token.colorNeutralStroke1}`,
    fontWeight: token.fontWeightSemibold,
  },
});

const less = (amount: Paise): Paise => minus(paise(0), amount);

type Sums = Pick<QuoteFigures, 'invoicePrice' | 'onRoadPrice' | 'loanAmount'>;

type Row = { readonly label: string; readonly amount: Paise; readonly isSum?: boolean };

/** The breakup of the price: what is nothing is left out. */
function rowsOf(terms: QuoteTerms, figures: Sums, { t, language }: Translator): Row[] {
  const { subsidy } = terms;
  const extra = (name: 'registration' | 'insurance' | 'accessories'): Row[] =>
    terms[name] === 0 ? [] : [{ label: t(`quoteSheet.${name}`), amount: terms[name] }];
  const taken: Row[] =
    terms.discount === 0 ? [] : [{ label: t('quoteSheet.discount'), amount: less(terms.discount) }];
  if (subsidy !== null) {
    const { amount, source } = subsidy;
    const label =
      'scheme' in subsidy
        ? t('quoteSheet.scheme', { name: nameIn(subsidy.names, language), source })
        : t('quoteSheet.subsidy', { day: dayInWords(subsidy.on, language), source });
    taken.push({ label, amount: less(amount) });
  }
  const invoice = { label: t('quoteSheet.invoice'), amount: figures.invoicePrice };
  return [
    { label: t('quoteSheet.price'), amount: terms.exShowroomPrice },
    ...taken,
    ...(taken.length === 0 ? [] : [{ ...invoice, isSum: true }]),
    ...extra('registration'),
    ...extra('insurance'),
    ...extra('accessories'),
    { label: t('quoteSheet.onRoad'), amount: figures.onRoadPrice, isSum: true },
    { label: t('quoteSheet.down'), amount: less(terms.downPayment) },
    { label: t('quoteSheet.loan'), amount: figures.loanAmount, isSum: true },
  ];
}

export function SheetPrices({
  terms,
  figures,
}: {
  readonly terms: QuoteTerms;
  readonly figures: Sums;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  return (
    <table aria-label={translator.t('quoteSheet.prices')} className={styles.table}>
      <tbody>
        {rowsOf(terms, figures, translator).map(({ label, amount, isSum = false }) => (
          <tr key={label}>
            <th scope="row" className={mergeClasses(styles.label, isSum && styles.sum)}>
              {label}
            </th>
            <td className={mergeClasses(styles.amount, isSum && styles.sum)}>
              <Isolated>
                {amount < 0 ? `− ${inWholeRupees(less(amount))}` : inWholeRupees(amount)}
              </Isolated>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
