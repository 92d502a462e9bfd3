import { daysAfter, indianDayOf } from '#domain/days.ts';

/** How long there is until an answer is due, or since when it is overdue, in days of India's calendar. */
export type Due =
  | { readonly kind: 'in'; readonly days: number }
  | { readonly kind: 'tomorrow' | 'today' | 'overdueToday' }
  | { readonly kind: 'overdue'; readonly days: number };

/** Both in milliseconds since 1970. */
export function dueAsOf(dueAt: number, now: number): Due {
  const days = daysBetween(indianDayOf(now), indianDayOf(dueAt));
  if (days > 1) return { kind: 'in', days };
  if (days < 0) return { kind: 'overdue', days: -days };
  if (days === 1) return { kind: 'tomorrow' };
  return { kind: dueAt > now ? 'today' : 'overdueToday' };
}

/** Days of the calendar, which all have as many hours when they are written without a zone. */
function daysBetween(from: string, to: string): number {
  const aDay = Date.parse(daysAfter(from, 1)) - Date.parse(from);
  return (Date.parse(to) - Date.parse(from)) / aDay;
}
