import { MIN_LOAN, type Affordability } from '#domain/loans/affordability.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/**
 * The largest amount of an answer: a single value if a rate was quoted, otherwise a range from the highest to the
 * lowest rate.
 */
export function largestInWords(
  { atLow, atHigh }: Pick<Affordability, 'atLow' | 'atHigh'>,
  t: Translator['t'],
): string {
  const [most, least] = [formatMoney(atLow.largestAmount), formatMoney(atHigh.largestAmount)];
  const smallest = formatMoney(MIN_LOAN);
  if (atLow.largestAmount === 0) return t('affordability.largestNone', { smallest });
  if (atHigh.largestAmount > 0)
    return most === least ? most : t('affordability.between', { low: least, high: most });
  return t('affordability.largestAtLow', {
    most,
    lowRate: formatPercent(atLow.annualRate),
    highRate: formatPercent(atHigh.annualRate),
    smallest,
  });
}
