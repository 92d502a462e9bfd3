import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The guarantor’s page. */
export const guarantor: Words<'guarantor'> = {
  guarantor: {
    title: 'गारंटी',
  },
};
