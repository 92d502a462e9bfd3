import type { WrittenLanguage } from '#domain/languages.ts';
import { ANSWERS, type Answers } from '#domain/words/answers.ts';
import { answers as bengali } from '#domain/words/bn/answers.ts';
import { answers as marathi } from '#domain/words/mr/answers.ts';
import { answers as tamil } from '#domain/words/ta/answers.ts';
import { answers as urdu } from '#domain/words/ur/answers.ts';

/** Also in the languages that are written and not shown yet: pages would carry them for nobody. */
export const WRITTEN_ANSWERS: Readonly<Record<WrittenLanguage, Answers>> = {
  ...ANSWERS,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  ur: urdu,
};
