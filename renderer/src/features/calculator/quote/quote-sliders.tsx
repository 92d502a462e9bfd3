import { makeStyles } from '@griffel/react';
import { memo, useCallback } from 'react';
import { limitsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import {
  formatRupees,
  formatNumber,
  useAmounts,
} from '#renderer/features/calculator/use-amounts.ts';
import type { QuoteState } from '#renderer/features/calculator/quote/use-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { SliderField } from '#renderer/ui/form/fields/slider-field.tsx';

const useStyles = makeStyles({
  sliders: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** Memoised, so that moving one slider does not render the others. */
const Slider = memo(SliderField);

/** Amount, tenure and interest (spec section 9), each by slider or number. */
export function QuoteSliders({ quote, change }: Pick<QuoteState, 'quote' | 'change'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useAmounts();
  const { amount, length, rate, monthsInOne } = limitsOf(quote);
  const setAmount = useCallback((value: number) => change({ amount: value }), [change]);
  const setLength = useCallback(
    (value: number) => change({ months: value * monthsInOne }),
    [change, monthsInOne],
  );
  const setRate = useCallback((value: number) => change({ rate: value }), [change]);
  return (
    <div className={styles.sliders}>
      <Slider
        label={t('calculator.amount')}
        unit={t('calculator.amountUnit')}
        value={quote.amount}
        range={amount}
        onChange={setAmount}
        format={formatNumber}
        formatWithUnit={formatRupees}
      />
      <Slider
        label={t('calculator.length')}
        unit={t(quote.expert ? 'calculator.lengthMonths' : 'calculator.lengthYears')}
        value={quote.months / monthsInOne}
        range={length}
        onChange={setLength}
        format={formatNumber}
        formatWithUnit={quote.expert ? format.months : format.years}
      />
      <Slider
        label={t('calculator.interest')}
        unit={t('calculator.interestUnit')}
        value={quote.rate}
        range={rate}
        onChange={setRate}
        format={formatNumber}
        formatWithUnit={format.percentAYear}
      />
    </div>
  );
}
