import { useMemo } from 'react';
import { toPaise } from '#domain/money/rounding.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const MONTHS_OF_A_YEAR = 12;
const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount or a rate as it stands in a number field: grouped the Indian way, at most two decimals. */
export const showNumber = (value: number): string => GROUPED.format(value);

/** `₹50,000`, with paise only where there are some. */
export const sayRupees = (value: number): string =>
  formatMoney(value, { paise: !Number.isInteger(value) });

/** To the paisa, half up: `₹1,432.13`. */
export const rupeesAndPaise = (value: number): string =>
  formatMoney(toPaise(value), { paise: true });

/** How lengths and rates are said in the language of the page. */
export function useAmounts() {
  const { t } = useTranslation();
  return useMemo(() => amountsIn(t), [t]);
}

function amountsIn(t: Translator['t']) {
  const months = (count: number) => t('calculator.months', { count });
  return {
    years: (count: number) => t('calculator.years', { count }),
    months,
    /** In years where it is whole years. */
    length: (count: number) =>
      count > 0 && count % MONTHS_OF_A_YEAR === 0
        ? t('calculator.years', { count: count / MONTHS_OF_A_YEAR })
        : months(count),
    percent: (value: number) => t('calculator.percent', { percent: showNumber(value) }),
    percentAYear: (value: number) => t('calculator.percentAYear', { percent: showNumber(value) }),
    /** A fraction in percent, with one decimal. */
    share: (fraction: number) =>
      t('calculator.percent', { percent: showNumber(Math.round(fraction * 1000) / 10) }),
  };
}
