import type { Clock } from '#gateway/clock.ts';
import type { Vault } from '#gateway/documents/vaults/vault.ts';
import { isVaultKey } from '#gateway/documents/vaults/vault.ts';
import type { PeriodicJob } from '#gateway/jobs.ts';
import type { Records } from '#gateway/store/records.ts';

/**
 * Milliseconds between two looks at bytes that no row names before they go: longer than a request, which writes bytes
 * first and their row afterwards.
 */
export const ORPHANED_FOR = 10 * 60 * 1000;
const SWEEP_EVERY = 30 * 60 * 1000;
/** Keys that are looked up in one statement. */
const BATCH = 500;

async function keysInUse(records: Records, keys: readonly string[]): Promise<Set<string>> {
  const [contents, parts] = await Promise.all(
    (['documents', 'document_parts'] as const).map((table) =>
      records.db.selectFrom(table).select('vault_key').where('vault_key', 'in', keys).execute(),
    ),
  );
  return new Set(
    [...(contents ?? []), ...(parts ?? [])].flatMap(({ vault_key }) => vault_key ?? []),
  );
}

async function* orphansIn(records: Records, vault: Vault): AsyncIterable<string> {
  let batch: string[] = [];
  const ofBatch = async () => {
    const used = await keysInUse(records, batch);
    const orphans = batch.filter((key) => !used.has(key));
    batch = [];
    return orphans;
  };
  for await (const key of vault.keys()) {
    if (isVaultKey(key)) batch.push(key);
    if (batch.length === BATCH) yield* await ofBatch();
  }
  if (batch.length > 0) yield* await ofBatch();
}

/**
 * Removes bytes that a crash left without a row. A key is never written twice, so bytes that had no row at two looks far
 * enough apart will never have one. `clock` must not be set back or forward: the process's own, not the machine's.
 */
export function vaultSweep(records: Records, vault: Vault, clock: Clock): () => Promise<number> {
  let known = new Map<string, number>();
  return async () => {
    const now = clock();
    const still = new Map<string, number>();
    const old: string[] = [];
    for await (const key of orphansIn(records, vault)) {
      const since = known.get(key) ?? now;
      if (now - since >= ORPHANED_FOR) old.push(key);
      else still.set(key, since);
    }
    await vault.remove(old);
    known = still;
    return old.length;
  };
}

export function sweepJob(records: Records, vault: Vault): PeriodicJob {
  const sweep = vaultSweep(records, vault, () => performance.now());
  return { name: 'sweep', every: SWEEP_EVERY, work: async () => ({ removed: await sweep() }) };
}
