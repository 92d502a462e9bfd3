import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Applying for a loan. */
export const apply: Words<'apply'> = {
  apply: {
    title: 'आपका आवेदन',
  },
};
