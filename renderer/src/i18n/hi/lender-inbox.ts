import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Applications and offers, as a lender’s people see them. */
export const lenderInbox: Words<'lender-inbox'> = {
  inbox: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
