import type { Language } from '#domain/languages.ts';

/** The zero of the digits that people of a language may type. */
const ZEROS: Readonly<Record<Language, string>> = {
  en: '0',
  hi: '०',
  mr: '०',
  bn: '০',
  ta: '௦',
  ur: '۰',
};

/** A text with its Latin digits as somebody types them who writes a language. */
export const inDigitsOf = (language: Language, text: string): string =>
  text.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint((ZEROS[language].codePointAt(0) ?? 0) + Number(digit)),
  );
