import type { ApplicationId, UserId } from '#domain/ids.ts';
import { sql } from 'kysely';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import type { StoredDocuments } from '#gateway/lending/applications/stored-documents.ts';
import { purgeContent } from '#gateway/lending/applications/purge-content.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

export type EmptyingDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly documents: StoredDocuments;
  readonly onFailure: (error: unknown) => void;
};

/** Applications that one look empties at most. */
const BATCH = 100;

/** An application that is withdrawn before any lender has it: nobody needs its documents any longer. */
export async function askToEmpty(
  { runner }: Pick<Change, 'runner'>,
  { id, handed_over_at }: ApplicationRow,
): Promise<void> {
  if (handed_over_at !== null) return;
  await runner.updateTable('applications').set({ must_empty: 1 }).where('id', '=', id).execute();
}

/**
 * Removes the documents, and all content if it was never submitted. Their bytes go first, so that a gateway that is
 * killed between the two begins again.
 */
async function empty({ records, keys, documents }: EmptyingDeps, id: ApplicationId): Promise<void> {
  await documents.purge(id);
  await records.transact(async (runner) => {
    const query = runner
      .selectFrom('applications')
      .select('submitted_at')
      .where('id', '=', id)
      .where('must_empty', '=', sql.lit(1));
    const found = await records.forChange(query).executeTakeFirst();
    if (found === undefined) return;
    if (found.submitted_at === null) await purgeContent({ runner }, keys, id);
    await runner
      .updateTable('applications')
      .set({ must_empty: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Empties what was withdrawn; gives how many applications that were. What fails is tried again with the next look. */
export async function emptyWithdrawn(deps: EmptyingDeps): Promise<number> {
  const { db } = deps.records;
  const waiting = await db
    .selectFrom('applications')
    .select('id')
    .where('must_empty', '=', sql.lit(1))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let emptied = 0;
  for (const { id } of waiting) {
    try {
      await empty(deps, id);
      emptied += 1;
    } catch (error) {
      deps.onFailure(error);
    }
  }
  return emptied;
}

/** Empties the borrower's own application at once, if it was withdrawn. When that fails, `emptyWithdrawn` does it later. */
export async function emptyOwn(deps: EmptyingDeps, userId: UserId, number: string): Promise<void> {
  const found = await deps.records.db
    .selectFrom('applications')
    .select('id')
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .where('must_empty', '=', sql.lit(1))
    .executeTakeFirst();
  if (found === undefined) return;
  try {
    await empty(deps, found.id);
  } catch (error) {
    deps.onFailure(error);
  }
}
