import type { Language } from '#domain/languages.ts';
import { cost as english } from '#domain/words/en/cost.ts';
import { cost as hindi } from '#domain/words/hi/cost.ts';
import { cost as marathi } from '#domain/words/mr/cost.ts';
import { cost as bengali } from '#domain/words/bn/cost.ts';
import { cost as tamil } from '#domain/words/ta/cost.ts';
import { cost as urdu } from '#domain/words/ur/cost.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/**
 * Names of the lines of a cost breakdown. Whole files: a part of one, picked out here, would stay in each bundle that imports this,
 * also where nothing uses it.
 */
export const COST: Readonly<Record<Language, WordsLike<typeof english>>> = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
