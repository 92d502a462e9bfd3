import { makeStyles } from '@griffel/react';
import { memo, useCallback } from 'react';
import { limitsOf } from '#renderer/features/calculator/quote/quote-change.ts';
import { sayRupees, showNumber, useAmounts } from '#renderer/features/calculator/use-amounts.ts';
import type { QuoteState } from '#renderer/features/calculator/quote/use-quote.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { SliderField } from '#renderer/ui/form/fields/slider-field.tsx';

const useStyles = makeStyles({
  sliders: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** A step of one slider draws that one anew and leaves the others. */
const Slider = memo(SliderField);

/** Amount, length and interest (spec section 9), each by slider or by number. */
export function QuoteSliders({ quote, change }: Pick<QuoteState, 'quote' | 'change'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const say = useAmounts();
  const { amount, length, rate, monthsInOne } = limitsOf(quote);
  const setAmount = useCallback((value: number) => change({ amount: value }), [change]);
  const setLength = useCallback(
    (value: number) => change({ months: value * monthsInOne }),
    [change, monthsInOne],
  );
  const setRate = useCallback((value: number) => change({ rate: value }), [change]);
  return (
    // Remarks on a number that was set to the nearest of one mode mean nothing in the other.
    <div key={quote.expert ? 'expert' : 'plain'} className={styles.sliders}>
      <Slider
        label={t('calculator.amount')}
        unit={t('calculator.amountUnit')}
        value={quote.amount}
        range={amount}
        onChange={setAmount}
        show={showNumber}
        say={sayRupees}
      />
      <Slider
        label={t('calculator.length')}
        unit={t(quote.expert ? 'calculator.lengthMonths' : 'calculator.lengthYears')}
        value={quote.months / monthsInOne}
        range={length}
        onChange={setLength}
        show={showNumber}
        say={quote.expert ? say.months : say.years}
      />
      <Slider
        label={t('calculator.interest')}
        unit={t('calculator.interestUnit')}
        value={quote.rate}
        range={rate}
        onChange={setRate}
        show={showNumber}
        say={say.percentAYear}
      />
    </div>
  );
}
