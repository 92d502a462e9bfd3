import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { dashboard } from '#contract/operators/dashboard.ts';
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';

/** The days that a dashboard is about. */
export type Period = ReplyOf<typeof dashboard>['period'];

/** Days, the present one included. */
const USUAL_PERIOD = 12 * 7;

export function periodOf(asked: BodyOf<typeof dashboard>['period'], at: number): Period {
  const today = indianDayOf(at);
  const { from, to } = asked ?? { from: daysAfter(today, 1 - USUAL_PERIOD), to: today };
  return { from, to, begins: endOfIndianDay(daysAfter(from, -1)), ends: endOfIndianDay(to) };
}
