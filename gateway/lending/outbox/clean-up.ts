import { MAX_SIGNATURE_AGE } from '#gateway/foundation/identity/detached-jws.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Milliseconds: a signature may be dated ahead by as much as it may be old. */
const SIGNATURE_KEPT = 2 * MAX_SIGNATURE_AGE * 1000;
const BATCH = 500;

const countOf = ({ numDeletedRows }: { readonly numDeletedRows: bigint }) => Number(numDeletedRows);

/** Removes links that are out of date, and the marks of lenders' signatures that nobody could use again. */
export async function cleanUpOutbox({
  db,
  ...records
}: Records): Promise<{ readonly links: number; readonly signatures: number }> {
  const now = await timeOf(records, db);
  const counts = { links: 0, signatures: 0 };
  for (let removed = BATCH; removed >= BATCH;) {
    removed = countOf(
      await db
        .deleteFrom('document_links')
        .where('token_digest', 'in', (eb) =>
          eb
            .selectFrom('document_links')
            .select('token_digest')
            .where('expires_at', '<=', now)
            .orderBy('expires_at')
            .limit(BATCH),
        )
        .executeTakeFirstOrThrow(),
    );
    counts.links += removed;
  }
  counts.signatures = countOf(
    await db
      .deleteFrom('lender_signatures')
      .where('used_at', '<=', now - SIGNATURE_KEPT)
      .executeTakeFirstOrThrow(),
  );
  return counts;
}
