import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts';
import { english } from '#main/words/english-words.ts';
import { hindi } from '#main/words/hindi-words.ts';
import type { Words } from '#main/words/words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: english, hi: hindi };

/** The words in the language of the configuration, or in the portal's default where it names none. */
export function wordsIn(language: Language | null): Words {
  return WORDS[language ?? DEFAULT_LANGUAGE];
}

export type Spoken = { readonly language: Language; readonly words: Words };

/** Every language, the configured one first: for when the reader's language is unknown. */
export function everyLanguage(own: Language | null): readonly Spoken[] {
  const first = own ?? DEFAULT_LANGUAGE;
  return [first, ...LANGUAGES.filter((each) => each !== first)].map((language) => ({
    language,
    words: WORDS[language],
  }));
}
