/**
 * Formats days and times: one form of each everywhere, month names in the page's language, Latin digits as in amounts.
 * Times are Indian Standard Time, whatever the zone of the device, so that two people never read two times for one event.
 */
import { INDIAN_TIME_ZONE } from '#domain/days.ts';
import type { WrittenLanguage } from '#domain/languages.ts';

type Form = {
  readonly locale: string;
  readonly month: 'short' | 'long';
  readonly dayPeriod: 'short' | undefined;
  /** Between a day and a time. */
  readonly comma: string;
};

/** Outside English, months are never abbreviated, and hours have the part of the day: readers do not know `नव॰` and `pm`. */
const IN_FULL = { month: 'long', dayPeriod: 'short', comma: ', ' } as const;
const LOCALES: Readonly<Record<WrittenLanguage, Form>> = {
  en: { locale: 'en-IN', month: 'short', dayPeriod: undefined, comma: ', ' },
  hi: { locale: 'hi-IN-u-nu-latn', ...IN_FULL },
  mr: { locale: 'mr-IN-u-nu-latn', ...IN_FULL },
  bn: { locale: 'bn-IN-u-nu-latn', ...IN_FULL },
  ta: { locale: 'ta-IN-u-nu-latn', ...IN_FULL },
  ur: { locale: 'ur-IN-u-nu-latn', ...IN_FULL, comma: '، ' },
};

/** `2023-01-05` as `5 Jan 2023`. */
export function dayInWords(iso: string, language: WrittenLanguage): string {
  return dayOf(new Date(`${iso}T00:00:00Z`), language, { timeZone: 'UTC' });
}

/** `2026-11` as `November 2026`. */
export const monthInWords = (month: string, language: WrittenLanguage): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(LOCALES[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A moment in India: `5 Jan 2023, 3:45 pm`; in Hindi `5 जनवरी 2023, दोपहर 3:45`. */
export function momentInWords(moment: Date, language: WrittenLanguage): string {
  return `${dayOf(moment, language, { timeZone: INDIAN_TIME_ZONE })}${LOCALES[language].comma}${timeInWords(moment, language)}`;
}

/** The time of a moment in India: `3:45 pm`; in Hindi `दोपहर 3:45`. */
export function timeInWords(moment: Date, language: WrittenLanguage): string {
  const { locale, dayPeriod } = LOCALES[language];
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod,
    timeZone: INDIAN_TIME_ZONE,
  });
  if (dayPeriod === undefined) return time.format(moment);
  // Some languages have the part of the day last in their data; everybody says it first.
  const parts = time.formatToParts(moment);
  const said = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${said('dayPeriod')} ${said('hour')}:${said('minute')}`;
}

/** A moment in India with its weekday: `Thursday, 26 Nov 2026, 11:59 pm`. */
export function weekdayAndMomentInWords(at: number, language: WrittenLanguage): string {
  const moment = new Date(at);
  const day = dayOf(moment, language, { weekday: 'long', timeZone: INDIAN_TIME_ZONE });
  return `${day}${LOCALES[language].comma}${timeInWords(moment, language)}`;
}

function dayOf(moment: Date, language: WrittenLanguage, more: Intl.DateTimeFormatOptions): string {
  const { locale, month } = LOCALES[language];
  return moment.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric', ...more });
}
