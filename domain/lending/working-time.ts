/** Time during which the service works, in milliseconds. Moments are milliseconds since 1970; the day is India's. */
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { isWorkingDay } from '#domain/lending/working-days.ts';

const MINUTE = 60_000;
/** Days in a row without any work after which the calendar must be wrong. */
const MAX_DAYS_OFF = 366;

/** When the service works: on working days, from one minute of the day to another. */
export type WorkingHours = {
  /** Minutes after midnight. It opens before it closes. */
  readonly opens: number;
  readonly closes: number;
  /** Days off besides Sundays, second and fourth Saturdays and the national holidays, as `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>;
};

type Stretch = { readonly from: number; readonly to: number };

/** The working time of a day; null where there is none. */
function stretchOf(day: string, { opens, closes, holidays }: WorkingHours): Stretch | null {
  if (!isWorkingDay(day, holidays)) return null;
  const midnight = endOfIndianDay(daysAfter(day, -1));
  return { from: midnight + opens * MINUTE, to: midnight + closes * MINUTE };
}

/** How much working time lies between two moments; 0 where the second is not after the first. */
export function workingTimeBetween(from: number, to: number, hours: WorkingHours): number {
  let found = 0;
  for (
    let day = indianDayOf(from);
    endOfIndianDay(daysAfter(day, -1)) < to;
    day = daysAfter(day, 1)
  ) {
    const stretch = stretchOf(day, hours);
    if (stretch === null) continue;
    found += Math.max(0, Math.min(to, stretch.to) - Math.max(from, stretch.from));
  }
  return found;
}

/**
 * The first moment by which so much working time has passed since another, which is that moment itself for none. Throws a
 * RangeError where nobody works for a year.
 */
export function afterWorkingTime(from: number, span: number, hours: WorkingHours): number {
  if (span <= 0) return from;
  let left = span;
  let daysOff = 0;
  for (let day = indianDayOf(from); ; day = daysAfter(day, 1)) {
    const stretch = stretchOf(day, hours);
    const begins = stretch === null ? 0 : Math.max(from, stretch.from);
    const there = stretch === null ? 0 : Math.max(0, stretch.to - begins);
    if (there >= left) return begins + left;
    left -= there;
    daysOff = there === 0 ? daysOff + 1 : 0;
    if (daysOff > MAX_DAYS_OFF) throw new RangeError('nobody works for a year');
  }
}
