import type { Language } from '#domain/languages.ts';
import { consents as english } from '#domain/words/en/consents.ts';
import { consents as hindi } from '#domain/words/hi/consents.ts';
import { consents as marathi } from '#domain/words/mr/consents.ts';
import { consents as bengali } from '#domain/words/bn/consents.ts';
import { consents as tamil } from '#domain/words/ta/consents.ts';
import { consents as urdu } from '#domain/words/ur/consents.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/** What people agree to. */
export const CONSENTS: Readonly<Record<Language, WordsLike<typeof english>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
