import { useMemo } from 'react';
import type { Rupees } from '#domain/money/money.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';

const MONTHS_PER_YEAR = 12;
const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number as it appears in a number field: Indian grouping, at most two decimals. */
export const formatNumber = (value: number): string => GROUPED.format(value);

/** `₹50,000`, with paise only if there are any. */
export const formatRupees = (value: Rupees): string =>
  formatMoney(value, { paise: !Number.isInteger(value) });

/** To the paisa, half up: `₹1,432.13`. */
export const formatRupeesAndPaise = (value: Rupees): string =>
  formatMoney(toTwoDecimals(value), { paise: true });

/** Formats tenures and rates in the language of the page. */
export function useAmounts() {
  const translator = useTranslation();
  return useMemo(() => amountsIn(translator), [translator]);
}

function amountsIn({ t, language }: Translator) {
  const months = (count: number) => monthsInWords(count, language);
  return {
    years: (count: number) => t('calculator.years', { count }),
    months,
    /** In years if it is a whole number of years. */
    length: (count: number) =>
      count > 0 && count % MONTHS_PER_YEAR === 0
        ? t('calculator.years', { count: count / MONTHS_PER_YEAR })
        : months(count),
    percent: (value: number) => t('calculator.percent', { percent: formatNumber(value) }),
    percentAYear: (value: number) => t('calculator.percentAYear', { percent: formatNumber(value) }),
    /** A fraction as a percentage with one decimal. */
    share: (fraction: number) =>
      t('calculator.percent', { percent: formatNumber(Math.round(fraction * 1000) / 10) }),
  };
}
