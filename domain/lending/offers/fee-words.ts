import type { Language } from '#domain/languages.ts';
import { FEES } from '#domain/words/fees.ts';

/** How a fee is paid, as a key facts statement says it: pages tell by it which fees are deducted. */
export const feePaymentIn = (isDeducted: boolean, language: Language): string =>
  FEES[language][isDeducted ? 'deducted' : 'separate'];
