import type { Wait } from '#gateway/http/wait.ts';

/** Milliseconds. */
const STEP = 100;
const MAX_DELAY = 5_000;
/** A waiting request holds a connection, so only so many may wait: per key, and in total. */
const MAX_WAITING_PER_KEY = 20;
const MAX_WAITING = 500;

/** Delay in milliseconds after `spent` points, of which the first `free` cost nothing. */
export function delayFor(spent: number, free: number): number {
  return Math.min(MAX_DELAY, Math.max(0, spent - free) * STEP);
}

export type Slowing = {
  /** Waits; returns 'crowded' immediately if too many of this key are waiting. */
  readonly slow: (key: string, delay: number) => Promise<'waited' | 'crowded'>;
  readonly waiting: () => number;
};

export function slowing(wait: Wait): Slowing {
  const waitingOf = new Map<string, number>();
  let all = 0;
  return {
    async slow(key, delay) {
      if (delay === 0) return 'waited';
      const present = waitingOf.get(key) ?? 0;
      if (present >= MAX_WAITING_PER_KEY || all >= MAX_WAITING) return 'crowded';
      waitingOf.set(key, present + 1);
      all += 1;
      try {
        await wait(delay);
        return 'waited';
      } finally {
        all -= 1;
        const left = (waitingOf.get(key) ?? 1) - 1;
        if (left > 0) waitingOf.set(key, left);
        else waitingOf.delete(key);
      }
    },
    waiting: () => all,
  };
}
