/** Calendar months as `YYYY-MM`, which compares and sorts as text. Like all days here, they are months in India. */
import { daysAfter, endOfIndianDay, monthsAfter } from '#domain/days.ts';

/** The month that a day is in. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The month so many months later, or earlier. */
export const monthLater = (month: string, count: number): string =>
  monthOfDay(monthsAfter(`${month}-01`, count));

/** How many months a period has, both included; 0 or less where it ends before it begins. */
export function monthCount(from: string, to: string): number {
  const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return at(to) - at(from) + 1;
}

/** Every month of a period, both included. */
export const monthsIn = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(monthCount(from, to), 0) }, (_, index) => monthLater(from, index));

/** From when until when a period of months lasts in India, in milliseconds since 1970; the end is not part of it. */
export const boundsOfMonths = (from: string, to: string) => ({
  begins: endOfIndianDay(daysAfter(`${from}-01`, -1)),
  ends: endOfIndianDay(daysAfter(`${monthLater(to, 1)}-01`, -1)),
});

/** The first month of India's financial year, April to March, that a month is in. */
export const financialYearOf = (month: string): string =>
  month.slice(5) >= '04' ? `${month.slice(0, 4)}-04` : `${Number(month.slice(0, 4)) - 1}-04`;
