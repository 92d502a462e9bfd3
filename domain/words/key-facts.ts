import type { Language } from '#domain/languages.ts';
import { keyFacts as english } from '#domain/words/en/key-facts.ts';
import { keyFacts as hindi } from '#domain/words/hi/key-facts.ts';
import { keyFacts as marathi } from '#domain/words/mr/key-facts.ts';
import { keyFacts as bengali } from '#domain/words/bn/key-facts.ts';
import { keyFacts as tamil } from '#domain/words/ta/key-facts.ts';
import { keyFacts as urdu } from '#domain/words/ur/key-facts.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/** The words of a key facts statement. */
export const KEY_FACTS: Readonly<Record<Language, WordsLike<typeof english>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
