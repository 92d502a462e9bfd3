import type { Language } from '#domain/languages.ts';
import { answers as bengali } from '#domain/words/bn/answers.ts';
import { answers as english } from '#domain/words/en/answers.ts';
import { answers as hindi } from '#domain/words/hi/answers.ts';
import { answers as marathi } from '#domain/words/mr/answers.ts';
import { answers as tamil } from '#domain/words/ta/answers.ts';
import { answers as urdu } from '#domain/words/ur/answers.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/** What pages and the gateway both say. Pages ask the area `answers` of their own language: this is every language. */
export const ANSWERS: Readonly<Record<Language, WordsLike<typeof english>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
