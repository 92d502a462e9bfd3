import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Quotes at the dealer’s desk. */
export const dealerQuote: Words<'dealer-quote'> = {
  dealerQuote: {
    title: 'कोटेशन',
    none: '{{name}} के लिए अभी कोई कोटेशन नहीं है।',
  },
};
