import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import type { Paise } from '#domain/money/money.ts';
import { LoanCell } from '#renderer/features/dealer-desk/quote/figures/loan-cell.tsx';
import {
  quotedLenders,
  type QuotedLoan,
} from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { token } from '#renderer/theme/token.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
  },
});

/** Lenders in rows, tenors in columns. */
export function LenderTable({
  figures,
  downPayment,
}: {
  readonly figures: QuoteFigures;
  readonly downPayment: Paise;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const lenders = quotedLenders(figures);
  if (lenders.length === 0) return <p>{t('dealerQuote.figures.noLender')}</p>;
  return (
    <>
      <DataTable
        caption={t('dealerQuote.figures.tenors')}
        columns={[
          t('dealerQuote.figures.lender'),
          ...figures.tenors.map(({ months }) => monthsInWords(months, language)),
          t('dealerQuote.figures.loanToValue'),
        ]}
        rows={lenders.map(({ lender, product, version, loanToValue, loans }) => ({
          id: `${product.id}@${version}`,
          cells: [
            <div key="lender">
              {nameIn(lender.names, language)}
              <div className={styles.small}>{nameIn(product.names, language)}</div>
            </div>,
            ...figures.tenors.map(({ months }, at) => (
              <LoanCell
                key={months}
                loan={loans[at] ?? null}
                downPayment={downPayment}
                details={`${nameIn(lender.names, language)}, ${monthsInWords(months, language)}`}
              />
            )),
            <div key="value" className={styles.small}>
              <LoanToValue loanToValue={loanToValue} />
            </div>,
          ],
        }))}
      />
      <p className={styles.small}>
        {t('dealerQuote.figures.order')} {t('quoteSheet.about.contains')}
      </p>
    </>
  );
}

/** The loan as a share of which price, and the most that the lender gives. */
function LoanToValue({
  loanToValue: { base, value, percent, maxPercent, maxAmount },
}: Pick<QuotedLoan, 'loanToValue'>) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        {t('dealerQuote.figures.ofBase', {
          percent: formatPercent(percent),
          base: t(`dealerQuote.figures.base.${base}`),
          value: inWholeRupees(value),
        })}
      </div>
      <div>
        {t('dealerQuote.figures.most', {
          percent: formatPercent(maxPercent),
          amount: inWholeRupees(maxAmount),
        })}
      </div>
    </>
  );
}
