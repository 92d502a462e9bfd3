import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The borrower’s applications in the consumer area. */
export const myLoan: Words<'my-loan'> = {
  myLoan: {
    title: 'मेरा लोन',
  },
};
