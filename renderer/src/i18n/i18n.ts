import { en } from '#renderer/i18n/en.ts';
import { type Translator, translatorOf } from '#renderer/i18n/translator.ts';
import type { Words } from '#renderer/i18n/words.ts';

/** Languages with a complete file, first one the default. Hindi and Marathi follow. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const words = { en } as const satisfies Record<Language, Words>;

/** The translator of one of the portal's languages. */
export function createTranslator(language: Language): Translator {
  return translatorOf(language, words[language]);
}
