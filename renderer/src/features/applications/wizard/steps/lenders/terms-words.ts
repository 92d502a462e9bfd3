import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/** What a product costs, as people compare it. */
export const termsInWords = (t: Translator['t'], { offer }: MatchedProduct): string =>
  [
    t('apply.lenders.perYear', { apr: formatPercent(offer.apr) }),
    t('apply.lenders.instalment', {
      amount: inRupees(offer.instalment),
      months: offer.months,
    }),
  ].join(', ');
