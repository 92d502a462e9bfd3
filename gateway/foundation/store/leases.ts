import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/**
 * How gateways share work that may fail: who has claimed some keeps it to itself for `lease`, whatever becomes of that
 * gateway; after `most` failures it is given up, or after as many more when somebody has it tried again. Milliseconds.
 */
export type Terms = Readonly<Record<'lease' | 'firstPause' | 'maxPause' | 'most', number>>;

/** What comes after a failure of the try with this number, counted from 1: a pause, or null for none. */
export function pauseAfter({ firstPause, maxPause, most }: Terms, tries: number): number | null {
  const ofRound = ((tries - 1) % most) + 1;
  return ofRound === most ? null : Math.min(firstPause * 2 ** (ofRound - 1), maxPause);
}

/** What a claim changes. Work is still a gateway's own while `tries` is the same. */
export const leased = ({ tries }: { readonly tries: number }, at: number, { lease }: Terms) => ({
  tries: tries + 1,
  due_at: at + lease,
});

/** Takes the first that is due and that no other gateway has in hand, without waiting for one; null if there is none. */
export async function claimDue<Table extends keyof Tables, Row, Taken>(
  records: Records,
  due: (runner: Runner, now: number) => SelectQueryBuilder<Tables, Table, Row>,
  take: (runner: Transaction<Tables>, at: number, found: Row) => Promise<Taken>,
): Promise<Taken | null> {
  const { db } = records;
  const next = (runner: Runner, now: number) => due(runner, now).limit(1);
  // Most looks find nothing, and need no transaction.
  const seen = await next(db, await timeOf(records, db)).executeTakeFirst();
  if (seen === undefined) return null;
  return records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    const found = await records.claim(next(runner, at)).executeTakeFirst();
    return found === undefined ? null : take(runner, at, found);
  });
}
