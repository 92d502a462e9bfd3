import type { Language } from '#domain/languages.ts';
import { fees as english } from '#domain/words/en/fees.ts';
import { fees as hindi } from '#domain/words/hi/fees.ts';
import { fees as marathi } from '#domain/words/mr/fees.ts';
import { fees as bengali } from '#domain/words/bn/fees.ts';
import { fees as tamil } from '#domain/words/ta/fees.ts';
import { fees as urdu } from '#domain/words/ur/fees.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/** How a fee is paid, in a key facts statement. */
export const FEES: Readonly<Record<Language, WordsLike<typeof english>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
