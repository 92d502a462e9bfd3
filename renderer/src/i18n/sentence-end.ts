import type { WrittenLanguage } from '#domain/languages.ts';

/** The punctuation that ends a sentence, for one whose last words are a link or come from elsewhere. */
export const SENTENCE_END: Readonly<Record<WrittenLanguage, string>> = {
  en: '.',
  hi: '।',
  mr: '.',
  bn: '।',
  ta: '.',
  ur: '۔',
};
