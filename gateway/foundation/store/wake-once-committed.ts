import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** Jobs that have work to do once a transaction is committed. */
const wanted = new WeakMap<Transaction<Tables>, Set<string>>();

/** Has this gateway do a job right after the transaction, with what the transaction has written; not if it is rolled back. */
export function wakeOnceCommitted(runner: Transaction<Tables>, job: string): void {
  const jobs = wanted.get(runner) ?? new Set();
  wanted.set(runner, jobs.add(job));
}

/** The jobs that a transaction wants done, now that it is committed. */
export const wantedBy = (runner: Transaction<Tables>): Iterable<string> => wanted.get(runner) ?? [];
