/** Each signature of a lender is good once: which were used, as long as one of them could be used again. */
import { MAX_SIGNATURE_AGE } from '#gateway/foundation/identity/detached-jws.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Milliseconds: a signature may be dated ahead by as much as it may be old. */
const SIGNATURE_KEPT = 2 * MAX_SIGNATURE_AGE * 1000;

/** Notes a signature as used; false when it was used before. */
export async function noteUsed(records: Records, keyId: string, jti: string): Promise<boolean> {
  try {
    await records.transact(async (runner) => {
      const usedAt = await timeOf(records, runner);
      await runner
        .insertInto('lender_signatures')
        .values({ key_id: keyId, jti, used_at: usedAt })
        .execute();
    });
    return true;
  } catch (error) {
    if (records.isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Removes the marks of signatures that nobody could use again; gives how many. */
export async function removeUsedSignatures({ db, ...records }: Records): Promise<number> {
  const now = await timeOf(records, db);
  const { numDeletedRows } = await db
    .deleteFrom('lender_signatures')
    .where('used_at', '<=', now - SIGNATURE_KEPT)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
