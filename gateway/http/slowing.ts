import type { Wait } from '#gateway/http/wait.ts';

/** Milliseconds. */
const STEP = 100;
const LONGEST_DELAY = 5_000;
/** Who waits holds a connection, so only so many do at a time: for one address, and in all. */
const MOST_WAITING_OF_ONE = 20;
const MOST_WAITING = 500;

/** How long somebody waits who did `spent` of something that costs nothing up to `free`. In milliseconds. */
export function delayFor(spent: number, free: number): number {
  return Math.min(LONGEST_DELAY, Math.max(0, spent - free) * STEP);
}

export type Slowing = {
  /** Waits; 'crowded' at once when too many of this key wait already. */
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
      if (present >= MOST_WAITING_OF_ONE || all >= MOST_WAITING) return 'crowded';
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
