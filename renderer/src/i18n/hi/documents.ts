import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Documents of an application. */
export const documents: Words<'documents'> = {
  documents: {
    title: 'दस्तावेज़',
  },
};
