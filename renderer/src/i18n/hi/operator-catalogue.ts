import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. Products, lenders and dealers, as operators keep them. */
export const operatorCatalogue: Words<'operator-catalogue'> = {
  catalogue: { stub: 'यह हिस्सा अभी नहीं बना है।' },
};
