import {
  LARGEST_LOAN,
  LARGEST_SHARE,
  LONGEST_TENURE,
  SMALLEST_LOAN,
} from '#domain/loans/eligibility.ts';
import type { Way } from '#renderer/features/calculator/eligibility/ways-to-change.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/money.tsx';
import { formatPercent } from '#renderer/ui/percent.ts';

/** The rules of the spec in words. */
export const RULES = {
  most: formatPercent(LARGEST_SHARE * 100),
  smallest: formatMoney(SMALLEST_LOAN),
  limit: formatMoney(LARGEST_LOAN),
} as const;

export const sharePercent = (share: number) => formatPercent(Math.round(share * 1000) / 10);
export const exactly = (rupees: number) => formatMoney(rupees, { paise: true });

/** One way to change an answer in words; `months` is the term that was asked about. */
export function wayInWords(way: Way, months: number, { t }: Translator): string {
  const { most, smallest, limit } = RULES;
  switch (way.kind) {
    case 'aboveLimit':
      return t('eligibilityAnswer.aboveLimit', { limit });
    case 'belowLimit':
      return t('eligibilityAnswer.belowLimit', { smallest });
    case 'noTenure':
      return t('eligibilityAnswer.noTenure', { months: LONGEST_TENURE, most });
    case 'longerTenure':
      return t('eligibilityAnswer.longerTenure', { months: way.months, most });
    case 'shorterTenure':
      return t('eligibilityAnswer.shorterTenure', { months: way.months, most });
    case 'smallerAmount':
      return t('eligibilityAnswer.smallerAmount', { amount: formatMoney(way.amount), months });
    case 'largerAmount':
      return t('eligibilityAnswer.largerAmount', { amount: formatMoney(way.amount), months });
    case 'moreIncome':
      return t('eligibilityAnswer.moreIncome', { income: formatMoney(way.income), most });
    case 'otherRates':
      return t('eligibilityAnswer.otherRates', {
        low: formatPercent(way.low.rate),
        atLow: exactly(way.low.instalment),
        lowShare: sharePercent(way.low.share),
        high: formatPercent(way.high.rate),
        atHigh: exactly(way.high.instalment),
        highShare: sharePercent(way.high.share),
      });
  }
}
