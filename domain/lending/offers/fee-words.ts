import type { Language } from '#domain/languages.ts';
import { ANSWERS } from '#domain/words/answers.ts';

/** How a fee is paid, as a key facts statement says it: pages tell by it which fees are deducted. */
export const feePaymentIn = (isDeducted: boolean, language: Language): string =>
  ANSWERS[language].fee[isDeducted ? 'deducted' : 'separate'];
