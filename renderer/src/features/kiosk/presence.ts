/** Whether a visitor is at the terminal, computed from times alone: no clock, timer or DOM in here. */

/** An untouched start screen shows the offers after this many seconds, or sooner if visits time out sooner. */
const ATTRACT_AFTER_SECONDS = 30;

/** Activity since this visit's page opened; times in milliseconds of one clock. */
export type Activity = {
  readonly openedAt: number;
  /** Null until the first touch: until then there is no visit to end. */
  readonly touchedAt: number | null;
};

export type IdleTimes = { readonly afterSeconds: number; readonly countdownSeconds: number };

export type Presence =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'attracting' }
  | { readonly kind: 'visiting' }
  | { readonly kind: 'asking'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** The presence at a moment. Without idle times it never counts down and never shows offers. */
export function presenceAt(now: number, activity: Activity, times: IdleTimes | null): Presence {
  if (activity.touchedAt === null) {
    if (times === null) return { kind: 'waiting' };
    const after = Math.min(ATTRACT_AFTER_SECONDS, times.afterSeconds);
    return { kind: secondsSince(activity.openedAt, now) < after ? 'waiting' : 'attracting' };
  }
  if (times === null) return { kind: 'visiting' };
  const idle = secondsSince(activity.touchedAt, now) - times.afterSeconds;
  if (idle < 0) return { kind: 'visiting' };
  const secondsLeft = Math.ceil(times.countdownSeconds - idle);
  return secondsLeft > 0 ? { kind: 'asking', secondsLeft } : { kind: 'over' };
}

/** Whether a touch counts as activity. Not during the countdown, which only its button stops. */
export function countsAsActivity({ kind }: Presence): boolean {
  return kind === 'waiting' || kind === 'visiting';
}

function secondsSince(then: number, now: number): number {
  return (now - then) / 1000;
}
