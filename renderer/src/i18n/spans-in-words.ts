/** Formats how long something takes, in the page's language with Latin digits. Browsers know these words, so no page carries them. */
import type { Language } from '#domain/languages.ts';

/** `1 hour`, `2.5 days`. */
export const inUnit = (
  unit: 'month' | 'day' | 'hour' | 'minute',
  count: number,
  language: Language,
): string =>
  new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);

export const monthsInWords = (count: number, language: Language): string =>
  inUnit('month', count, language);

export const daysInWords = (count: number, language: Language): string =>
  inUnit('day', count, language);
