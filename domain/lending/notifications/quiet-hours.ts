import { DAY_MS, endOfIndianDay, indianDayOf, indianTimeOf } from '#domain/days.ts';

/** Times of day in India, such as `21:00`. No SMS and no WhatsApp message is sent from the first until the second; twice the same: always. */
export type QuietHours = { readonly from: string; readonly to: string };

/** As TRAI has them for commercial messages. */
export const QUIET_HOURS: QuietHours = { from: '21:00', to: '09:00' };

const A_MINUTE = 60_000;

const msOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * A_MINUTE;
};

/** When they end, if it is quiet at a moment, otherwise null. Both in milliseconds since 1970. */
export function endOfQuiet({ from, to }: QuietHours, at: number): number | null {
  const time = indianTimeOf(at).slice(11, 16);
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const midnight = endOfIndianDay(indianDayOf(at)) - DAY_MS;
  const end = midnight + msOfDay(to);
  return end > at ? end : end + DAY_MS;
}
