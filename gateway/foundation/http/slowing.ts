import type { InTurn } from '#gateway/foundation/process/in-turn.ts';
import { inTurn } from '#gateway/foundation/process/in-turn.ts';
import type { Wait } from '#gateway/foundation/http/wait.ts';

/** Milliseconds. */
const STEP = 100;
const MAX_DELAY = 5_000;
/** A waiting request holds a connection, so only so many may wait in total. */
const MAX_WAITING = 500;
/** Of one key: how many wait out their delay at one time, and how many wait for that, in all and of one person. */
const OF_A_KEY = { concurrency: 20, queue: 100, each: { queue: 5 } };

/** Delay in milliseconds after `spent` points, of which the first `free` cost nothing. */
export function delayFor(spent: number, free: number): number {
  return Math.min(MAX_DELAY, Math.max(0, spent - free) * STEP);
}

export type Slowing = {
  /**
   * Waits; returns 'crowded' immediately if too many are waiting. Many people may share a key, such as an address: those
   * who wait behind it take turns by `person`, so that one who asks much is in nobody's way.
   */
  readonly slow: (key: string, delay: number, person?: string) => Promise<'waited' | 'crowded'>;
  readonly waiting: () => number;
};

export function slowing(wait: Wait): Slowing {
  const turnsOf = new Map<string, { readonly turns: InTurn; present: number }>();
  let all = 0;
  return {
    async slow(key, delay, person) {
      if (delay === 0) return 'waited';
      if (all >= MAX_WAITING) return 'crowded';
      const found = turnsOf.get(key) ?? { turns: inTurn(OF_A_KEY), present: 0 };
      // Nobody to take turns with: who names no person does not queue.
      if (person === undefined && found.present >= OF_A_KEY.concurrency) return 'crowded';
      turnsOf.set(key, found);
      found.present += 1;
      all += 1;
      try {
        const waited = await found.turns.run(() => wait(delay), person);
        return waited.ok ? 'waited' : 'crowded';
      } finally {
        all -= 1;
        found.present -= 1;
        if (found.present === 0) turnsOf.delete(key);
      }
    },
    waiting: () => all,
  };
}
