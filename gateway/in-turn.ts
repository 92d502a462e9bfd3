import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

export type TurnTerms = { readonly concurrency: number; readonly queue: number };

export type InTurn = {
  /** Does the work when there is room for it; `busy` when too many wait already. */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
};

/** For work that takes much memory: so much of it at one time, and so many who may wait. */
export function inTurn(terms: TurnTerms): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= terms.concurrency) {
        if (waiting.length >= terms.queue) return fail('busy');
        // A finished call hands its slot over, so `running` does not change.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return succeed(await work());
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
    waiting: () => waiting.length,
  };
}
