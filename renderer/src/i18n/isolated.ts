import { type Direction, type Language, directionOf } from '#domain/languages.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Where the lines of a text begin: at the right if any of it is in Urdu's script, also after a name in Latin letters. */
export const directionWithin = (text: string): Direction => (ARABIC.test(text) ? 'rtl' : 'ltr');

/**
 * A value among words. Where lines begin at the right, a name or number in Latin letters would otherwise pull the words beside
 * it into its own order.
 */
export function isolated(value: string, language: Language): string {
  if (directionOf(language) === 'ltr' || value === '') return value;
  return `${directionWithin(value) === 'rtl' ? '\u2067' : '\u2066'}${value}\u2069`;
}

/** A text as it is outside pages: as the name of a file. */
export const withoutIsolation = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
