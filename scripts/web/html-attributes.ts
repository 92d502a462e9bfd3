import { type Language, directionOf } from '#domain/languages.ts';

/** The attributes of a page's `html` element in a language: left to right goes without saying. */
export const htmlAttributes = (language: Language): string =>
  directionOf(language) === 'rtl' ? `lang="${language}" dir="rtl"` : `lang="${language}"`;
