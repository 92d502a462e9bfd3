/** How long something has been, or is still to be, in the largest unit that says enough. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Span = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** A span of milliseconds: minutes within the hour, hours within two days, then days; at least a minute. */
export function spanOf(ms: number): Span {
  const length = Math.abs(ms);
  if (length >= 2 * DAY) return { unit: 'days', count: Math.floor(length / DAY) };
  if (length >= HOUR) return { unit: 'hours', count: Math.floor(length / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(length / MINUTE)) };
}

/** What is due within this is marked. In milliseconds. */
const SOON = 8 * HOUR;

export type Urgency = 'late' | 'soon' | 'later';

/** How urgent it is, at one moment, to do something by another. */
export function urgencyOf(dueAt: number, at: number): Urgency {
  if (dueAt <= at) return 'late';
  return dueAt - at <= SOON ? 'soon' : 'later';
}
