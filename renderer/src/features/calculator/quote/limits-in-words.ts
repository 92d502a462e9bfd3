import { LIMITS, type Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { formatNumber, formatRupees } from '#renderer/features/calculator/use-amounts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** That the figures are no offer, and what can be entered, in this mode and beyond. */
export function indicativeNote({ expert }: Pick<Quote, 'expert'>, t: Translator['t']): string {
  if (!expert) {
    return t('calculator.indicative', { most: formatNumber(LIMITS.plain.rate.max) });
  }
  const { amount, months, rate } = LIMITS.expert;
  return t('calculator.indicativeExpert', {
    amount: formatRupees(amount.max),
    fewest: formatNumber(months.min),
    longest: formatNumber(months.max),
    least: formatNumber(rate.min),
    most: formatNumber(rate.max),
  });
}
