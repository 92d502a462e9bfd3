import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import type { Paise } from '#domain/money/money.ts';
import { LenderTable } from '#renderer/features/dealer-desk/quote/figures/lender-table.tsx';
import { QuoteChart } from '#renderer/features/dealer-desk/quote/figures/quote-chart.tsx';
import { RefusingList } from '#renderer/features/dealer-desk/quote/figures/refusing-list.tsx';
import type { LiveFiguresState } from '#renderer/features/dealer-desk/quote/use-figures.ts';
import { failureText } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  figures: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: space.m,
    margin: 0,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadius2XLarge,
  },
  label: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: {
    margin: 0,
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  failure: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** The quote's figures while it is typed. */
export function LiveFigures({
  figures: { drawn, isLoading, failure, onAgain },
}: {
  readonly figures: LiveFiguresState;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.figures}>
      <h4 id={title} className={styles.title}>
        {t('dealerQuote.figures.title')}
      </h4>
      {failure !== null && (
        <div role="alert" className={styles.failure}>
          <p>{t('dealerQuote.figures.noTerms')}</p>
          <p>{failureText(t, failure)}</p>
          <Button onClick={() => void onAgain()}>{t('errors.retry')}</Button>
        </div>
      )}
      {drawn === null ? (
        failure === null && (
          <p role={isLoading ? 'status' : undefined} className={styles.note}>
            {t(`dealerQuote.figures.${isLoading ? 'loading' : 'waiting'}`)}
          </p>
        )
      ) : (
        <Drawn figures={drawn.figures} downPayment={drawn.terms.downPayment} />
      )}
    </section>
  );
}

function Drawn({
  figures,
  downPayment,
}: {
  readonly figures: QuoteFigures;
  readonly downPayment: Paise;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { invoicePrice, onRoadPrice, loanAmount, tenors } = figures;
  const isSample = tenors.some(({ offered, notOffered }) =>
    [...offered, ...notOffered].some(({ lender }) => lender.isSample),
  );
  const sums = [
    { label: t('dealerQuote.figures.invoice'), value: invoicePrice },
    { label: t('dealerQuote.figures.onRoad'), value: onRoadPrice },
    { label: t('dealerQuote.figures.down'), value: downPayment },
    { label: t('dealerQuote.figures.loan'), value: loanAmount },
  ];
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{inWholeRupees(value)}</dd>
          </div>
        ))}
      </dl>
      <LenderTable figures={figures} downPayment={downPayment} />
      {isSample && <p className={styles.note}>{t('quoteSheet.about.fictional')}</p>}
      <QuoteChart figures={figures} />
      <RefusingList figures={figures} />
    </>
  );
}
