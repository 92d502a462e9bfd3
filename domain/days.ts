/** Calendar days as `YYYY-MM-DD`, which compares and sorts as text. */
import { withLatinDigits } from '#domain/latin-digits.ts';

/** The years that a typed date may be in. */
const FIRST_YEAR = 1850;

/** Milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** India has one time zone, without summer time. All days and times that people read are in it. */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

/** Five and a half hours before Greenwich. In milliseconds. */
const INDIA_AHEAD = 5.5 * 60 * 60 * 1000;

const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/;
const DIGITS_ALONE = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;
const MONTH_IN_WORDS = /^(?<day>\d{1,2})[-/ ](?<word>[a-z]{3,9})[-/, ]+(?<year>\d{4})$/;

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/**
 * Parses a day as people in India write it, day first, in the digits of any script: 21/11/2008, 21-11-2008, 21112008, 21 Nov 2008, and 2008-11-21 as
 * browsers autofill it. Gives `YYYY-MM-DD`, or null if there is no such day.
 */
export function parseDay(typed: string): string | null {
  const parts = partsOfDay(typed);
  if (parts === undefined) return null;
  const year = Number(parts['year']);
  const month =
    parts['month'] === undefined ? monthOf(parts['word'] ?? '') : Number(parts['month']);
  const day = Number(parts['day']);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= FIRST_YEAR ? date.toISOString().slice(0, 10) : null;
}

/** A day as people type it: `30/11/2026`. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('/');

/** Whether a text has the form of a day, even if that day does not exist: 31/02/2020. */
export function isWrittenAsDay(typed: string): boolean {
  return partsOfDay(typed) !== undefined;
}

function partsOfDay(typed: string): Readonly<Record<string, string>> | undefined {
  const text = withLatinDigits(typed)
    .replaceAll(/\p{Cf}/gu, '')
    // The date separator and the full stop of Arabic and Urdu.
    .replaceAll(/[\u060D\u06D4]/g, '/')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
  return [YEAR_FIRST, DAY_FIRST, DIGITS_ALONE, MONTH_IN_WORDS]
    .map((pattern) => pattern.exec(text)?.groups)
    .find((groups) => groups !== undefined);
}

/** 1 to 12; 0 for a word that is not a month. */
function monthOf(word: string): number {
  return MONTHS.findIndex((month) => month.startsWith(word)) + 1;
}

const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(midnightOf(day)).getUTCDay() + 6) % 7));

/** The day in India at a moment, in milliseconds since 1970, whatever the zone of the device. */
export const indianDayOf = (at: number): string =>
  new Date(at + INDIA_AHEAD).toISOString().slice(0, 10);

/** A moment, in milliseconds since 1970, as people in India read it, with the offset, for files: 2026-11-22T11:30:00+05:30. */
export const indianTimeOf = (at: number): string =>
  `${new Date(at + INDIA_AHEAD).toISOString().slice(0, 19)}+05:30`;

/** When a day is over in India: the first moment of the next one, in milliseconds since 1970. */
export const endOfIndianDay = (day: string): number => midnightOf(day) + DAY_MS - INDIA_AHEAD;

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, count: number): string =>
  new Date(midnightOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Whole years between a birth date and another day. A 29 February birthday counts on 1 March in common years. */
export function ageOn(today: string, bornOn: string): number {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** The same day so many months later, or the last day of that month where it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
