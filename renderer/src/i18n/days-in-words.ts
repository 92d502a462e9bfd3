/** Formats days and times: month names in the page's language, Latin digits as in amounts. */
import type { Language } from '#contract/languages.ts';

/** Hindi months are never abbreviated: readers do not know the short forms. */
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

/** The local day of a moment, with the full month: `5 January 2023`. */
export function longDayInWords(moment: Date, language: Language): string {
  return moment.toLocaleDateString(LOCALES[language].locale, { dateStyle: 'long' });
}

/** A moment in local time: `5 Jan 2023, 3:45 pm`. */
export function momentInWords(moment: Date, language: Language): string {
  const { locale, month } = LOCALES[language];
  const day = moment.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric' });
  return `${day}, ${timeInWords(moment, language)}`;
}

/** The time of a moment by the local clock: `3:45 pm`. */
export function timeInWords(moment: Date, language: Language): string {
  return moment.toLocaleTimeString(LOCALES[language].locale, { timeStyle: 'short' });
}

/**
 * A moment in India to the minute: `Thursday 26 November 2026, 11:59 at night`; in Hindi with the part of the day before
 * the hour.
 */
export function indianMomentInWords(at: number, language: Language): string {
  const { locale } = LOCALES[language];
  const timeZone = 'Asia/Kolkata';
  const day = new Date(at).toLocaleDateString(locale, { dateStyle: 'full', timeZone });
  const time = new Date(at).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'long',
    timeZone,
  });
  return `${day}, ${time}`;
}
