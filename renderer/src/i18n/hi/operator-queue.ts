import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The queue of applications. */
export const operatorQueue: Words<'operator-queue'> = {
  queue: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
