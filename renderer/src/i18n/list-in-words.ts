import type { Language } from '#domain/languages.ts';
import { isolated } from '#renderer/i18n/isolated.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';

/** Texts one after another with the language's comma: 'Bhopal, Madhya Pradesh', 'دہلی، ممبئی'. */
export const listInWords = (texts: readonly string[], language: Language): string =>
  texts.map((text) => isolated(text, language)).join(`${formOf(language).comma} `);
