import { makeStyles } from '@griffel/react';
import { invoicePriceOf, onRoadPriceOf } from '#domain/lending/quote.ts';
import { counterRangeOf } from '#domain/lending/quote-ranges.ts';
import { borrowedFor } from '#domain/loans/vehicle-price.ts';
import { rupeesOf } from '#domain/money/money.ts';
import { SheetPrices } from '#renderer/features/dealer-desk/quote/sheet/sheet-prices.tsx';
import { downOf, downRange } from '#renderer/features/dealer-desk/quote/present/presented-terms.ts';
import { rangeInWords } from '#renderer/features/dealer-desk/quote/present/range-in-words.ts';
import type { PresentedQuote } from '#renderer/features/dealer-desk/quote/present/use-presented.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { DetailFold } from '#renderer/ui/folds/detail-fold.tsx';
import { SliderField } from '#renderer/ui/form/fields/slider-field.tsx';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    // Beside the tenors an amount needs the whole width.
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: space.m,
    margin: 0,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadius2XLarge,
  },
  label: { color: token.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: 'clamp(1.25rem, 2vw, 2.25rem)',
    fontWeight: token.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.2',
  },
});

const asTyped = (rupees: number) => rupees.toLocaleString('en-IN');

/** What the vehicle costs, what is paid at once, and what is left to borrow. */
export function PresentedSums({
  presented: { terms, figures, onChange },
}: {
  readonly presented: PresentedQuote;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const onRoadPrice = onRoadPriceOf(terms);
  const loanAmount = borrowedFor(onRoadPrice, terms.downPayment);
  const counter = figures === null ? null : counterRangeOf(terms, figures);
  const sums: readonly { readonly label: string; readonly value: string }[] = [
    { label: t('fromDealer.onRoad'), value: inWholeRupees(onRoadPrice) },
    { label: t('fromDealer.down'), value: inWholeRupees(terms.downPayment) },
    { label: t('fromDealer.loan'), value: inWholeRupees(loanAmount) },
    ...(counter === null
      ? []
      : [
          {
            label: t('fromDealer.counter'),
            value: rangeInWords(t, counter, inWholeRupees),
          },
        ]),
  ];
  return (
    <div className={styles.part}>
      <dl className={styles.sums}>
        {sums.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <SliderField
        label={t('fromDealer.down')}
        unit={t('fromDealer.rupees')}
        value={rupeesOf(terms.downPayment)}
        range={downRange(terms)}
        onChange={(rupees) => onChange({ downPayment: downOf(rupees) })}
        format={asTyped}
        formatWithUnit={(rupees) => formatMoney(rupees)}
      />
      <DetailFold label={t('fromDealer.prices')} name={t('fromDealer.prices')}>
        <SheetPrices
          terms={terms}
          figures={{ invoicePrice: invoicePriceOf(terms), onRoadPrice, loanAmount }}
        />
      </DetailFold>
    </div>
  );
}
