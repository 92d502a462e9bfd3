/** The computer's own day, as `2026-11-22`. */
export const today = (): string => dayOf(new Date());

/** The local day of a moment. */
export const dayOf = (moment: Date): string => moment.toLocaleDateString('en-CA');

/** A day some days after another, by the calendar. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
