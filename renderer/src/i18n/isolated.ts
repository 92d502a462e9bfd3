import { type Language, directionOf } from '#domain/languages.ts';

/**
 * A value among words. Where lines begin at the right, a name or number in Latin letters would otherwise pull the words beside
 * it into its own order.
 */
export const isolated = (value: string, language: Language): string =>
  directionOf(language) === 'rtl' && value !== '' ? `\u2068${value}\u2069` : value;
