import type { WordsLike } from '#domain/words/words-like.ts';
import type { program as english } from '#main/words/en/program.ts';

/** A name, so the same in every language. */
export const PROGRAM_NAME = 'RinSetu';

/** Every word that the main process itself shows, in one language. */
export type Words = WordsLike<typeof english>;
