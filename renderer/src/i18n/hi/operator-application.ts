import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. One application, as operators see it. */
export const operatorApplication: Words<'operator-application'> = {
  review: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
