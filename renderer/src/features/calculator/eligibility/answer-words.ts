import {
  COMFORTABLE_SHARE,
  MAX_LOAN,
  MAX_TENURE,
  MIN_LOAN,
  TIGHT_SHARE,
  type Affordability,
  type AtRate,
} from '#domain/loans/affordability.ts';
import { largestInWords } from '#renderer/features/calculator/largest-in-words.ts';
import type { Way } from '#renderer/features/calculator/eligibility/ways-to-change.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent, formatShare } from '#renderer/ui/text/percent.ts';

/** The rules in words. */
export const RULES = {
  comfortable: formatPercent(COMFORTABLE_SHARE * 100),
  tight: formatPercent(TIGHT_SHARE * 100),
  smallest: formatMoney(MIN_LOAN),
  limit: formatMoney(MAX_LOAN),
} as const;

const exactly = (rupees: number) => formatMoney(rupees, { paise: true });

/** A share in percent with one decimal; a dash if no income is left. */
const sharePercent = (share: number | null) => (share === null ? '–' : formatShare(share));

/**
 * The figures of an answer: single values if a rate was quoted, otherwise ranges from the lowest to the highest rate.
 */
export function figuresInWords({ atLow, atHigh }: Affordability, { t }: Translator) {
  const between = (low: string, high: string) =>
    low === high ? low : t('affordability.between', { low, high });
  return {
    rate: between(formatPercent(atLow.annualRate), formatPercent(atHigh.annualRate)),
    instalment: between(exactly(atLow.instalment), exactly(atHigh.instalment)),
    share: between(sharePercent(atLow.shareOfLeft), sharePercent(atHigh.shareOfLeft)),
    largest: largestInWords({ atLow, atHigh }, t),
    mark: markInWords(atLow, atHigh, t),
  };
}

function markInWords(atLow: AtRate, atHigh: AtRate, t: Translator['t']): string {
  const [low, high] = [t(`affordability.${atLow.mark}`), t(`affordability.${atHigh.mark}`)];
  if (atLow.mark === 'impossible') return low;
  if (low === high) return t('eligibilityAnswer.oneMark', { mark: low });
  return t('eligibilityAnswer.twoMarks', {
    low,
    lowRate: formatPercent(atLow.annualRate),
    high,
    highRate: formatPercent(atHigh.annualRate),
  });
}

/** One way to change an answer, in words; `months` is the requested tenure. */
export function wayInWords(way: Way, months: number, { t }: Translator): string {
  const { comfortable, smallest, limit } = RULES;
  switch (way.kind) {
    case 'aboveLimit':
      return t('eligibilityAnswer.aboveLimit', { limit });
    case 'belowLimit':
      return t('eligibilityAnswer.belowLimit', { smallest });
    case 'noTenure':
      return t('eligibilityAnswer.noTenure', { months: MAX_TENURE, comfortable });
    case 'longerTenure':
      return t('eligibilityAnswer.longerTenure', { months: way.months, comfortable });
    case 'shorterTenure':
      return t('eligibilityAnswer.shorterTenure', { months: way.months, comfortable });
    case 'smallerAmount':
      return t('eligibilityAnswer.smallerAmount', { amount: formatMoney(way.amount), months });
    case 'largerAmount':
      return t('eligibilityAnswer.largerAmount', { amount: formatMoney(way.amount), months });
    case 'moreLeft':
      return t('eligibilityAnswer.moreLeft', { left: formatMoney(way.left), comfortable });
    case 'askRate':
      return t('eligibilityAnswer.askRate');
    case 'otherRates':
      return t('eligibilityAnswer.otherRates', {
        low: formatPercent(way.low.annualRate),
        atLow: exactly(way.low.instalment),
        high: formatPercent(way.high.annualRate),
        atHigh: exactly(way.high.instalment),
      });
  }
}
