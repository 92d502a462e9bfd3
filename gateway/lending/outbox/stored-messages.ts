/** Every write of a message after it was queued. Who may make it, and what its audit says, is the caller's. */
import type { Selectable, Transaction } from 'kysely';
import { expressionBuilder } from 'kysely';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { wakeOnceCommitted } from '#gateway/foundation/store/wake-once-committed.ts';
import { OUTBOX } from '#gateway/lending/outbox/enqueue.ts';

export type MessageRow = Selectable<Tables['outbox']>;

/** What a lender is sent even after its case has ended, or the database was restored. */
export const LAST_KINDS = ['cancelled', 'consent-withdrawn'];

/** Those before the message that a query is about, of the same application and lender. */
export const earlierMessages = () =>
  expressionBuilder<Tables, 'outbox'>()
    .selectFrom('outbox as earlier')
    .select('earlier.id')
    .whereRef('earlier.application_id', '=', 'outbox.application_id')
    .whereRef('earlier.lender_id', '=', 'outbox.lender_id')
    .whereRef('earlier.position', '<', 'outbox.position');

/** Notes what has become of a message. */
export async function changeMessage(
  runner: Runner,
  id: string,
  changes: Partial<Omit<MessageRow, 'id'>>,
): Promise<void> {
  await runner.updateTable('outbox').set(changes).where('id', '=', id).execute();
}

/** The same by a decision, after which it, or those behind it, may go at once. */
export async function decideMessage(
  runner: Transaction<Tables>,
  id: string,
  changes: Partial<Pick<MessageRow, 'state' | 'due_at' | 'ended_at'>>,
): Promise<void> {
  await changeMessage(runner, id, changes);
  wakeOnceCommitted(runner, OUTBOX);
}

/**
 * Notes how a try has ended, and ends its lease; of one that is no longer waiting the lease alone. Another gateway's try
 * that has begun since is left alone. Gives whether it was still waiting.
 */
export async function endLeaseOf(
  runner: Runner,
  { id, tries }: Pick<MessageRow, 'id' | 'tries'>,
  after: Pick<MessageRow, 'state' | 'due_at' | 'ended_at' | 'problem'>,
  mayHaveArrived: number,
): Promise<boolean> {
  const ended = { leased_until: null, may_have_arrived: mayHaveArrived };
  const own = runner.updateTable('outbox').where('id', '=', id).where('tries', '=', tries);
  const { numUpdatedRows } = await own
    .set({ ...after, ...ended })
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return true;
  await own.set(ended).execute();
  return false;
}

/** Ends the leases of tries that have sent nothing. */
export async function giveBack(
  { db }: Records,
  taken: readonly Pick<MessageRow, 'id' | 'tries'>[],
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: null })
    .where((eb) =>
      eb.or(taken.map(({ id, tries }) => eb.and([eb('id', '=', id), eb('tries', '=', tries)]))),
    )
    .execute();
}

/**
 * Lenders may have had any message that was waiting or had been given up, sent after a backup was made: should the
 * application end, they are told.
 */
export async function noteAllMayHaveArrived({ db }: Records): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ may_have_arrived: 1 })
    .where('state', 'in', ['PENDING', 'DEAD'])
    .execute();
}

/** Some of the messages that wait, but for those that are sent all the same. */
export const waitingMessages = (runner: Runner, most: number): Promise<MessageRow[]> =>
  runner
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'PENDING')
    .where('kind', 'not in', LAST_KINDS)
    .limit(most)
    .execute();
