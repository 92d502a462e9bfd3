import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

export type TurnTerms = {
  /** How much is done at one time. */
  readonly concurrency: number;
  /** How many may wait. */
  readonly queue: number;
  /** Of one key, such as a person: how much of that is theirs at most. Left out: all of it. */
  readonly each?: { readonly concurrency?: number; readonly queue?: number };
};

export type InTurn = {
  /** Does the work when there is room for it; `busy` when too many wait already, of this key or in all. */
  readonly run: <Value>(work: () => Promise<Value>, key?: string) => Promise<Result<Value, 'busy'>>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
};

/**
 * For work that takes much memory or time: so much of it at once, and so many who may wait. Keys take turns, so that
 * whoever sends much delays their own work, and others' by one piece of it.
 */
export function inTurn(terms: TurnTerms): InTurn {
  const { concurrency: mostOfKey = Infinity, queue: mostWaitingOfKey = Infinity } =
    terms.each ?? {};
  /** Those who wait, by key; the key whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const mayStart = (key: string) => (runningOf.get(key) ?? 0) < mostOfKey;

  function begin(key: string): void {
    running += 1;
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
  }

  function end(key: string): void {
    running -= 1;
    const left = (runningOf.get(key) ?? 1) - 1;
    if (left > 0) runningOf.set(key, left);
    else runningOf.delete(key);
    if (running < terms.concurrency) startNext();
  }

  function startNext(): void {
    for (const [key, queue] of queues) {
      if (!mayStart(key)) continue;
      const start = queue.shift();
      // Behind the others, for the next turn.
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      if (start === undefined) continue;
      waiting -= 1;
      begin(key);
      start();
      return;
    }
  }

  return {
    async run(work, key = '') {
      if (running < terms.concurrency && mayStart(key)) {
        begin(key);
      } else {
        const queue = queues.get(key) ?? [];
        if (waiting >= terms.queue || queue.length >= mostWaitingOfKey) return fail('busy');
        waiting += 1;
        queues.set(key, queue);
        await new Promise<void>((start) => queue.push(start));
      }
      try {
        return succeed(await work());
      } finally {
        end(key);
      }
    },
    waiting: () => waiting,
  };
}
