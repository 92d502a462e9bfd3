import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Lenders’ offers, from reading to leaving. */
export const loanOffers: Words<'offers'> = {
  loanOffers: {
    title: 'ऑफ़र',
  },
};
