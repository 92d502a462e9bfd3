import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/** What a product costs, as people compare it. */
export const termsInWords = ({ t, language }: Translator, { offer }: MatchedProduct): string =>
  listInWords(
    [
      t('apply.lenders.perYear', { apr: formatPercent(offer.apr) }),
      t('apply.lenders.instalment', {
        amount: inRupees(offer.instalment),
        months: offer.months,
      }),
    ],
    language,
  );
