import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { LAST_KINDS } from '#gateway/lending/outbox/claim-message.ts';
import { sentEvent } from '#gateway/lending/outbox/end-try.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

const BATCH = 200;

export type SettleOptions = {
  /** When the backup was begun, in milliseconds since 1970; null where the database came back by other means. */
  readonly backupBegunAt: number | null;
  /** Whether messages that were waiting for lenders are sent without an operator's decision. */
  readonly sendsWaiting: boolean;
};

export type SettledDatabase = {
  /** Messages to lenders that were waiting, and now wait for an operator. */
  readonly held: number;
};

/** Ends what was begun by a proof that nobody can give again: sessions, codes and one-time links. */
async function endSessions({ transact }: Records): Promise<void> {
  await transact(async (runner) => {
    for (const table of ['sessions', 'email_codes', 'continuation_links'] as const) {
      await runner.deleteFrom(table).execute();
    }
  });
}

/**
 * Lenders may have had any message that was waiting or had been given up, sent after the backup was made: should the
 * application end, they are told.
 */
async function noteMayHaveArrived({ db }: Records): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ may_have_arrived: 1 })
    .where('state', 'in', ['PENDING', 'DEAD'])
    .execute();
}

/** Leaves waiting messages to an operator: their borrowers may have withdrawn since. Only an end is still told. */
async function holdWaiting(records: Records): Promise<number> {
  for (let held = 0; ;) {
    const some = await records.transact(async (runner) => {
      const at = await timeOf(records, runner);
      const waiting = await runner
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', 'PENDING')
        .where('kind', 'not in', LAST_KINDS)
        .limit(BATCH)
        .execute();
      for (const message of waiting) {
        await runner
          .updateTable('outbox')
          .set({
            state: 'DEAD',
            problem: 'after-restore',
            due_at: null,
            leased_until: null,
            ended_at: at,
          })
          .where('id', '=', message.id)
          .execute();
        await addToAudit(runner, at, sentEvent(message, SYSTEM, 'message.giveUp'));
      }
      return waiting.length;
    });
    held += some;
    if (some < BATCH) return held;
  }
}

/**
 * Makes a database that came back from a backup safe to serve: sessions have ended, what waited for lenders keeps its
 * numbers and waits for an operator, and no new message gets a position that one had which was lost.
 */
export async function settleDatabase(
  records: Records,
  { backupBegunAt, sendsWaiting }: SettleOptions,
): Promise<SettledDatabase> {
  await endSessions(records);
  await noteMayHaveArrived(records);
  const now = await timeOf(records, records.db);
  await records.db
    .insertInto('restores')
    .values({
      restored_at: now,
      backup_begun_at: backupBegunAt,
      // Far above any position that was counted from 1, and above those since an earlier restore.
      first_position: Math.floor(now / 1000),
    })
    .execute();
  return { held: sendsWaiting ? 0 : await holdWaiting(records) };
}
