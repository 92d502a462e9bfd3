import { unwrapDataKey } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/**
 * Whether every master key that data keys were wrapped with is there and right, seen on one data key of each. null, or
 * one line that names the master keys by their IDs.
 */
export async function findMissingMasterKeys(
  records: Records,
  masterKeys: MasterKeys,
): Promise<string | null> {
  const missing: string[] = [];
  const wrong: string[] = [];
  for (let last = ''; ;) {
    const row = await records.db
      .selectFrom('data_keys')
      .select(['owner', 'master_key', 'wrapped'])
      .where('master_key', '>', last)
      .orderBy('master_key')
      .orderBy('owner')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) break;
    last = row.master_key;
    if (!masterKeys.byId.has(last)) missing.push(last);
    else if (!opens(masterKeys, row)) wrong.push(last);
  }
  const problems = [
    ...(missing.length > 0
      ? [`the data needs master keys that are missing: ${missing.join(', ')}`]
      : []),
    ...(wrong.length > 0
      ? [`these master keys are not those that the data was sealed with: ${wrong.join(', ')}`]
      : []),
  ];
  return problems.length === 0 ? null : problems.join('; ');
}

function opens(masterKeys: MasterKeys, row: Parameters<typeof unwrapDataKey>[1]): boolean {
  try {
    unwrapDataKey(masterKeys, row);
    return true;
  } catch {
    return false;
  }
}
