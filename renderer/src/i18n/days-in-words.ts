/**
 * Formats days and times: one form of each everywhere, month names in the page's language, Latin digits as in amounts.
 * Times are Indian Standard Time, whatever the zone of the device, so that two people never read two times for one event.
 */
import { INDIAN_TIME_ZONE } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';

/** `2023-01-05` as `5 Jan 2023`. */
export function dayInWords(iso: string, language: Language): string {
  return dayOf(new Date(`${iso}T00:00:00Z`), language, 'UTC');
}

/** `2026-11` as `November 2026`. */
export const monthInWords = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(formOf(language).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A moment in India: `5 Jan 2023, 3:45 pm`; in Hindi `5 जनवरी 2023, दोपहर 3:45`. */
export function momentInWords(moment: Date, language: Language): string {
  const day = dayOf(moment, language, INDIAN_TIME_ZONE);
  return `${day}${formOf(language).comma} ${timeInWords(moment, language)}`;
}

/** The time of a moment in India: `3:45 pm`; in Hindi `दोपहर 3:45`. */
export function timeInWords(moment: Date, language: Language): string {
  const { partsOfDay } = formOf(language);
  const time = moment.toLocaleTimeString('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: INDIAN_TIME_ZONE,
  });
  if (partsOfDay === null) return time;
  const part = partsOfDay.findLast(([from]) => from <= hourOf(moment))?.[1] ?? '';
  return `${part} ${time.replace(/\s.*/, '')}`;
}

/** A moment in India with its weekday: `Thursday, 26 Nov 2026, 11:59 pm`. */
export function weekdayAndMomentInWords(at: number, language: Language): string {
  const { locale, comma } = formOf(language);
  const moment = new Date(at);
  const weekday = moment.toLocaleDateString(locale, {
    weekday: 'long',
    timeZone: INDIAN_TIME_ZONE,
  });
  return `${weekday}${comma} ${momentInWords(moment, language)}`;
}

/** Put together here: browsers write a comma before the year in most of these languages. */
function dayOf(moment: Date, language: Language, timeZone: string): string {
  const { locale, month } = formOf(language);
  const part = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleDateString(locale, { ...options, timeZone });
  return [part({ day: 'numeric' }), part({ month }), part({ year: 'numeric' })].join(' ');
}

const hourOf = (moment: Date) =>
  Number(
    moment.toLocaleTimeString('en-GB', { hour: '2-digit', timeZone: INDIAN_TIME_ZONE }).slice(0, 2),
  );
