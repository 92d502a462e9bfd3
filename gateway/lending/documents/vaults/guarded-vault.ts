import {
  GRACE_AREA,
  readSetAside,
  setAsideStart,
} from '#gateway/lending/documents/vaults/grace-area.ts';
import { KEYS_AT_A_TIME, keysInUse } from '#gateway/lending/documents/vaults/keys-in-use.ts';
import type { DocumentVault, Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import type { VaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Removes bytes for good, also where the sweep has set them aside. */
async function removeForGood(vault: Vault, keys: readonly string[]): Promise<void> {
  await vault.remove(keys);
  const gone = new Set(keys);
  const aside: string[] = [];
  for await (const name of vault.namesFrom(GRACE_AREA)) {
    if (gone.has(readSetAside(name)?.key ?? '')) aside.push(name);
  }
  await vault.remove(aside);
}

async function readSetAsideBytes(vault: Vault, key: string): Promise<Buffer | null> {
  for await (const name of vault.namesFrom(setAsideStart(key))) {
    const found = await vault.read(name);
    if (found !== null) return found;
  }
  // It may have come back meanwhile.
  return vault.read(key);
}

async function noteForLater({ db, now }: Records, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += KEYS_AT_A_TIME) {
    const rows = keys
      .slice(start, start + KEYS_AT_A_TIME)
      .map((vault_key) => ({ vault_key, noted_at: now() }));
    await db
      .insertInto('bytes_to_remove')
      .values(rows)
      .onConflict((conflict) => conflict.column('vault_key').doNothing())
      .execute();
  }
}

/**
 * The vault for those who keep documents. While it carries another mark, or is away, what is to be removed is noted, and
 * removed by the sweep once that has changed.
 */
export function guardedVault(records: Records, vault: Vault, guard: VaultGuard): DocumentVault {
  return {
    write: vault.write,
    hasRoom: vault.hasRoom,
    read: async (key) => (await vault.read(key)) ?? readSetAsideBytes(vault, key),
    async remove(keys) {
      if (keys.length === 0) return;
      try {
        if ((await guard.check()) === 'own') return await removeForGood(vault, keys);
      } catch (error) {
        if (error instanceof VaultUnavailable) await noteForLater(records, keys);
        throw error;
      }
      await noteForLater(records, keys);
    },
  };
}

/** Removes for good what was noted, unless a row names it. To be asked of an own vault. */
export async function removeNoted(records: Records, vault: Vault): Promise<number> {
  let removed = 0;
  for (let last = ''; ;) {
    const rows = await records.db
      .selectFrom('bytes_to_remove')
      .select('vault_key')
      .where('vault_key', '>', last)
      .orderBy('vault_key')
      .limit(KEYS_AT_A_TIME)
      .execute();
    const keys = rows.map(({ vault_key }) => vault_key);
    const used = await keysInUse(records, keys);
    const due = keys.filter((key) => !used.has(key));
    if (due.length > 0) {
      await removeForGood(vault, due);
      await records.db.deleteFrom('bytes_to_remove').where('vault_key', 'in', due).execute();
      removed += due.length;
    }
    if (rows.length < KEYS_AT_A_TIME) return removed;
    last = keys.at(-1) ?? last;
  }
}

export async function countNoted({ db }: Records): Promise<number> {
  const { count } = await db
    .selectFrom('bytes_to_remove')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
