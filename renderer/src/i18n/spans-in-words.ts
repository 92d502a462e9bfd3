/**
 * Formats how long something takes, in the page's language with Latin digits. Browsers know nearly all of these words, so no page
 * carries them.
 */
import type { Language } from '#domain/languages.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';

/** `1 hour`, `2.5 days`. */
export function inUnit(
  unit: 'month' | 'day' | 'hour' | 'minute',
  count: number,
  language: Language,
): string {
  const { locale, units } = formOf(language);
  const own = units?.[unit];
  if (own === undefined) {
    const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(locale, format).format(count);
  }
  const words = own[new Intl.PluralRules(locale).select(count)] ?? own.other;
  return `${new Intl.NumberFormat(locale).format(count)} ${words}`;
}

export const monthsInWords = (count: number, language: Language): string =>
  inUnit('month', count, language);

export const daysInWords = (count: number, language: Language): string =>
  inUnit('day', count, language);
