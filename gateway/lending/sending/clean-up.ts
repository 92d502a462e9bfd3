import { removeInBatches } from '#gateway/foundation/store/removal.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Removes links to documents that are out of date; gives how many. */
export async function removeOldLinks({ db, ...records }: Records): Promise<number> {
  const now = await timeOf(records, db);
  return removeInBatches(async (batch) => {
    const done = await db
      .deleteFrom('document_links')
      .where('token_digest', 'in', (eb) =>
        eb
          .selectFrom('document_links')
          .select('token_digest')
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(batch),
      )
      .executeTakeFirstOrThrow();
    return done.numDeletedRows;
  });
}
