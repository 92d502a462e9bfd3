/** India's working days of a lender. Days are `YYYY-MM-DD` in India. */
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';

/** Republic Day, Independence Day and Gandhi's birthday. */
const NATIONAL_HOLIDAYS: readonly string[] = ['01-26', '08-15', '10-02'];

const SUNDAY = 0;
const SATURDAY = 6;
/** Which Saturdays of a month banks rest on. */
const FREE_SATURDAYS: readonly number[] = [2, 4];

/**
 * Whether lenders work on a day: not on Sundays, on the second and fourth Saturday of a month, on the three national
 * holidays, and on the given further ones.
 */
export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekOfMonth = Math.ceil(Number(day.slice(8)) / 7);
  return !(
    weekday === SUNDAY ||
    (weekday === SATURDAY && FREE_SATURDAYS.includes(weekOfMonth)) ||
    NATIONAL_HOLIDAYS.includes(day.slice(5)) ||
    holidays.has(day)
  );
}

/**
 * The working day that is so many working days after a day, which is not counted itself; that day for none. Throws a
 * RangeError where the count is not a whole number from 0, and when within a year there are too few.
 */
export function workingDaysAfter(
  day: string,
  count: number,
  holidays: ReadonlySet<string>,
): string {
  if (!Number.isInteger(count) || count < 0) throw new RangeError('count must be a whole number');
  let found = day;
  let left = count;
  for (let after = 1; left > 0; after += 1) {
    if (after > 366) throw new RangeError('the holidays leave too few working days in a year');
    found = daysAfter(day, after);
    if (isWorkingDay(found, holidays)) left -= 1;
  }
  return found;
}

/**
 * When a cooling-off period that begins at a moment is over: at the end of the day in India that is so many days later.
 * Both in milliseconds since 1970.
 */
export const endOfCoolingOff = (begins: number, days: number): number =>
  endOfIndianDay(daysAfter(indianDayOf(begins), days));
