/** Formats days and times: one form of each everywhere, month names in the page's language, Latin digits as in amounts. */
import type { Language } from '#domain/languages.ts';

/** Hindi months are never abbreviated, and its hours have the part of the day: readers do not know `नव॰` and `pm`. */
const LOCALES = {
  en: { locale: 'en-IN', month: 'short', dayPeriod: undefined },
  hi: { locale: 'hi-IN-u-nu-latn', month: 'long', dayPeriod: 'short' },
} as const satisfies Record<Language, unknown>;

const INDIA = 'Asia/Kolkata';

/** `2023-01-05` as `5 Jan 2023`. */
export function dayInWords(iso: string, language: Language): string {
  return dayOf(new Date(`${iso}T00:00:00Z`), language, { timeZone: 'UTC' });
}

/** The local day of a moment: `5 Jan 2023`. */
export function localDayInWords(moment: Date, language: Language): string {
  return dayOf(moment, language, {});
}

/** A moment in local time: `5 Jan 2023, 3:45 pm`; in Hindi `5 जनवरी 2023, दोपहर 3:45`. */
export function momentInWords(moment: Date, language: Language): string {
  return `${localDayInWords(moment, language)}, ${timeInWords(moment, language)}`;
}

/** The time of a moment by the local clock: `3:45 pm`; in Hindi `दोपहर 3:45`. */
export function timeInWords(moment: Date, language: Language): string {
  return timeOf(moment, language, {});
}

/** A moment in India with its weekday: `Thursday, 26 Nov 2026, 11:59 pm`. */
export function indianMomentInWords(at: number, language: Language): string {
  const moment = new Date(at);
  const day = dayOf(moment, language, { weekday: 'long', timeZone: INDIA });
  return `${day}, ${timeOf(moment, language, { timeZone: INDIA })}`;
}

function dayOf(moment: Date, language: Language, more: Intl.DateTimeFormatOptions): string {
  const { locale, month } = LOCALES[language];
  return moment.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric', ...more });
}

function timeOf(moment: Date, language: Language, more: Intl.DateTimeFormatOptions): string {
  const { locale, dayPeriod } = LOCALES[language];
  return moment.toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod,
    ...more,
  });
}
