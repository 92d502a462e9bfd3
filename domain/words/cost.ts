import type { Language } from '#domain/languages.ts';
import { cost as english } from '#domain/words/en/cost.ts';
import { cost as hindi } from '#domain/words/hi/cost.ts';
import { cost as marathi } from '#domain/words/mr/cost.ts';
import { cost as bengali } from '#domain/words/bn/cost.ts';
import { cost as tamil } from '#domain/words/ta/cost.ts';
import { cost as urdu } from '#domain/words/ur/cost.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

/** Names of the lines of a cost breakdown. */
export const COST: Readonly<Record<Language, WordsLike<(typeof english)['cost']>>> = {
  en: english.cost,
  hi: hindi.cost,
  mr: marathi.cost,
  bn: bengali.cost,
  ta: tamil.cost,
  ur: urdu.cost,
};
