/** Whether somebody is at the terminal, from nothing but times: no clock, no timer, no element in here. */

/** An untouched start screen shows the offers after this many seconds, or sooner where visits end sooner. */
const ATTRACT_AFTER_SECONDS = 30;

/** What has happened since this visit's page opened; times in milliseconds of one clock. */
export type Watch = {
  readonly openedAt: number;
  /** Null until somebody touches anything: until then there is no visit to end. */
  readonly touchedAt: number | null;
};

export type IdleTimes = { readonly afterSeconds: number; readonly countdownSeconds: number };

export type Presence =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'attracting' }
  | { readonly kind: 'visiting' }
  | { readonly kind: 'asking'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** Who is there at a moment. Without idle times nobody is ever asked, and no offers are shown. */
export function presenceAt(now: number, watch: Watch, times: IdleTimes | null): Presence {
  if (watch.touchedAt === null) {
    if (times === null) return { kind: 'waiting' };
    const after = Math.min(ATTRACT_AFTER_SECONDS, times.afterSeconds);
    return { kind: secondsSince(watch.openedAt, now) < after ? 'waiting' : 'attracting' };
  }
  if (times === null) return { kind: 'visiting' };
  const idle = secondsSince(watch.touchedAt, now) - times.afterSeconds;
  if (idle < 0) return { kind: 'visiting' };
  const secondsLeft = Math.ceil(times.countdownSeconds - idle);
  return secondsLeft > 0 ? { kind: 'asking', secondsLeft } : { kind: 'over' };
}

/** A touch counts, except where an answer is asked for: that takes its button. */
export function touchCounts({ kind }: Presence): boolean {
  return kind === 'waiting' || kind === 'visiting';
}

function secondsSince(then: number, now: number): number {
  return (now - then) / 1000;
}
