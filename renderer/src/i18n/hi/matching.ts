import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The lenders that match. */
export const matching: Words<'matching'> = {
  matching: {
    title: 'मिलान का तरीका',
  },
};
