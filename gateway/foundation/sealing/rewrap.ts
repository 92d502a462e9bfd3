import type { DataKeyRow } from '#gateway/foundation/sealing/data-keys.ts';
import { unwrapDataKey, wrapDataKey } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Data keys of one transaction. */
const BATCH = 500;

export type Rewrapped = {
  readonly done: number;
  /** By owner: the master key is missing, or the row was changed. */
  readonly failed: readonly string[];
};

function rewrapped(masterKeys: MasterKeys, row: DataKeyRow) {
  try {
    return wrapDataKey(masterKeys.current, row.owner, unwrapDataKey(masterKeys, row));
  } catch {
    return null;
  }
}

/**
 * Wraps every data key with the current master key that is wrapped with another one. It may be ended at any moment and
 * begun again: each key is wrapped with one master key or the other.
 */
export async function rewrapDataKeys(records: Records, masterKeys: MasterKeys): Promise<Rewrapped> {
  const failed: string[] = [];
  let done = 0;
  for (let last = ''; ;) {
    const { batch, unopened } = await records.transact(async (runner) => {
      const query = runner
        .selectFrom('data_keys')
        .select(['owner', 'master_key', 'wrapped'])
        .where('owner', '>', last)
        .where('master_key', '!=', masterKeys.current.id)
        .orderBy('owner')
        .limit(BATCH);
      const rows = await records.forChange(query).execute();
      const left: string[] = [];
      for (const row of rows) {
        const next = rewrapped(masterKeys, row);
        if (next === null) {
          left.push(row.owner);
          continue;
        }
        await runner.updateTable('data_keys').set(next).where('owner', '=', row.owner).execute();
      }
      return { batch: rows, unopened: left };
    });
    failed.push(...unopened);
    last = batch.at(-1)?.owner ?? last;
    if (batch.length === 0) break;
    done += batch.length;
  }
  return { done: done - failed.length, failed };
}
