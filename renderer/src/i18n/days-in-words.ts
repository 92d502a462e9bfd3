/**
 * Formats days and times: one form of each everywhere, month names in the page's language, Latin digits as in amounts.
 * Times are Indian Standard Time, whatever the zone of the device, so that two people never read two times for one event.
 */
import { INDIAN_TIME_ZONE } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';

/** Hindi months are never abbreviated, and its hours have the part of the day: readers do not know `नव॰` and `pm`. */
const LOCALES = {
  en: { locale: 'en-IN', month: 'short', dayPeriod: undefined },
  hi: { locale: 'hi-IN-u-nu-latn', month: 'long', dayPeriod: 'short' },
} as const satisfies Record<Language, unknown>;

/** `2023-01-05` as `5 Jan 2023`. */
export function dayInWords(iso: string, language: Language): string {
  return dayOf(new Date(`${iso}T00:00:00Z`), language, { timeZone: 'UTC' });
}

/** `2026-11` as `November 2026`. */
export const monthInWords = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(LOCALES[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A moment in India: `5 Jan 2023, 3:45 pm`; in Hindi `5 जनवरी 2023, दोपहर 3:45`. */
export function momentInWords(moment: Date, language: Language): string {
  return `${dayOf(moment, language, { timeZone: INDIAN_TIME_ZONE })}, ${timeInWords(moment, language)}`;
}

/** The time of a moment in India: `3:45 pm`; in Hindi `दोपहर 3:45`. */
export function timeInWords(moment: Date, language: Language): string {
  const { locale, dayPeriod } = LOCALES[language];
  return moment.toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod,
    timeZone: INDIAN_TIME_ZONE,
  });
}

/** A moment in India with its weekday: `Thursday, 26 Nov 2026, 11:59 pm`. */
export function weekdayAndMomentInWords(at: number, language: Language): string {
  const moment = new Date(at);
  const day = dayOf(moment, language, { weekday: 'long', timeZone: INDIAN_TIME_ZONE });
  return `${day}, ${timeInWords(moment, language)}`;
}

function dayOf(moment: Date, language: Language, more: Intl.DateTimeFormatOptions): string {
  const { locale, month } = LOCALES[language];
  return moment.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric', ...more });
}
