import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Recovering an account, and sessions that end. */
export const recovery: Words<'recovery'> = {
  recovery: {
    title: 'खाता वापस पाएँ',
  },
};
