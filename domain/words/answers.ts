import type { Language } from '#domain/languages.ts';
import { answers as english } from '#domain/words/en/answers.ts';
import { answers as hindi } from '#domain/words/hi/answers.ts';
import type { WordsLike } from '#domain/words/words-like.ts';

export type Answers = WordsLike<typeof english>;

/** What pages and the gateway both say. Pages that import it carry it in every language that is shown. */
export const ANSWERS: Readonly<Record<Language, Answers>> = { en: english, hi: hindi };
