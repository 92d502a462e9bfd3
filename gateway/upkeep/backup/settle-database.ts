import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { sentEvent } from '#gateway/lending/sending/end-try.ts';
import { endAllNewPasswords } from '#gateway/people/memberships/new-passwords.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { endAllAccess } from '#gateway/foundation/store/end-access.ts';
import { endAllLinks } from '#gateway/lending/applications/continuation.ts';
import {
  changeMessage,
  noteAllMayHaveArrived,
  waitingMessages,
} from '#gateway/lending/outbox/stored-messages.ts';

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

/** Ends what was begun by a proof that nobody can give again, or has been used since: sessions, codes, links, new passwords. */
async function endSessions({ transact }: Records): Promise<void> {
  await transact(async (runner) => {
    await endAllAccess(runner);
    await endAllLinks(runner);
    await endAllNewPasswords(runner);
  });
}

/** Leaves waiting messages to an operator: their borrowers may have withdrawn since. Only an end is still told. */
async function holdWaiting(records: Records): Promise<number> {
  for (let held = 0; ;) {
    const some = await records.transact(async (runner) => {
      const at = await timeOf(records, runner);
      const waiting = await waitingMessages(runner, BATCH);
      for (const message of waiting) {
        await changeMessage(runner, message.id, {
          state: 'DEAD',
          problem: 'after-restore',
          due_at: null,
          leased_until: null,
          ended_at: at,
        });
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
  await noteAllMayHaveArrived(records);
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
