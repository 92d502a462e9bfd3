import type { MatchedProduct } from '#domain/lending/match.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatMoney } from '#renderer/ui/text/money.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

export const rupeesInWords = (paise: number): string => formatMoney(paise / 100);

/** What a product costs, as people compare it. */
export const termsInWords = (t: Translator['t'], { offer }: MatchedProduct): string =>
  [
    t('apply.lenders.perYear', { apr: formatPercent(offer.apr) }),
    t('apply.lenders.instalment', {
      amount: rupeesInWords(offer.instalment),
      months: offer.months,
    }),
  ].join(', ');
