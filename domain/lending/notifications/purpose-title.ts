import type { Language } from '#domain/languages.ts';
import type { PurposeName } from '#domain/lending/notifications/notices.ts';
import { ANSWERS } from '#domain/words/answers.ts';
import { filled } from '#domain/words/filled.ts';

/** What a consent is for, in a few words. `lender` is who receives the data, where the purpose names one. */
export const purposeTitle = (purpose: PurposeName, language: Language, lender: string): string =>
  filled(ANSWERS[language].purpose[purpose], { lender });
