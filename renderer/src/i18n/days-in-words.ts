/** Days and times as people read them: month names of the page's language, digits as in amounts. */
import type { Language } from '#contract/languages.ts';

/** In Hindi the month is always whole: its short forms are of Hindi's grammars, not of its readers. */
const LOCALES = {
  en: { locale: 'en-IN', month: 'short' },
  hi: { locale: 'hi-IN-u-nu-latn', month: 'long' },
} as const satisfies Record<Language, unknown>;

/** `2023-01-05` as `5 Jan 2023`. */
export function dayInWords(iso: string, language: Language): string {
  const { locale, month } = LOCALES[language];
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The day of a moment here, the month whole: `5 January 2023`. */
export function longDayInWords(moment: Date, language: Language): string {
  return moment.toLocaleDateString(LOCALES[language].locale, { dateStyle: 'long' });
}

/** A moment here: `5 Jan 2023, 3:45 pm`. */
export function momentInWords(moment: Date, language: Language): string {
  const { locale, month } = LOCALES[language];
  const day = moment.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric' });
  return `${day}, ${moment.toLocaleTimeString(locale, { timeStyle: 'short' })}`;
}
