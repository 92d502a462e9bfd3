import { GRACE_AREA } from '#gateway/lending/documents/vaults/grace-area.ts';
import {
  addGeneration,
  ageOfGeneration,
  databaseIdentity,
  forgetOldGenerations,
  isOwnGeneration,
} from '#gateway/lending/documents/vaults/database-identity.ts';
import { withUse } from '#gateway/lending/documents/vaults/keys-in-use.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { isVaultKey, isWholeVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import { readMark, writeMark } from '#gateway/lending/documents/vaults/vault-mark.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Milliseconds after which the mark is written anew: a backup older than that is told from the database. */
export const RENEW_EVERY = 5 * 60 * 1000;

/** Whose mark a vault carries, to this database. Nothing is removed from one that is not its own. */
export type Standing = 'own' | 'unmarked' | 'foreign';

export type VaultGuard = {
  /** Reads the mark. */
  readonly check: () => Promise<Standing>;
  /** Reads the mark; renews its own, and marks a vault that nobody else can need. */
  readonly claim: () => Promise<Standing>;
  /** As it was last read. */
  readonly standing: () => Standing;
};

/** Writes a new mark: from now on, other copies of this database take the vault for another's. */
async function mark(records: Records, vault: Vault, database: string): Promise<void> {
  const generation = await addGeneration(records);
  await writeMark(vault, { database, generation });
  await forgetOldGenerations(records, generation);
}

/**
 * Whether a vault without a mark can be nobody else's: it is empty, or it is from before there were marks, and this
 * database, which never marked one, names everything in it. A copy that lacks the newest documents does not.
 */
async function isFree(records: Records, vault: Vault, isNew: boolean): Promise<boolean> {
  for await (const _ of vault.namesFrom(GRACE_AREA)) return false;
  for await (const { item, isUsed } of withUse(records, vault.keys(), (key) => key)) {
    if (isVaultKey(item) && !isNew) return false;
    if (isWholeVaultKey(item) && !isUsed) return false;
  }
  return true;
}

/**
 * Ties a vault to its database: what this one does not know may be another's, so that a copy on trial, or an old backup,
 * removes nothing.
 */
export function vaultGuard(records: Records, vault: Vault): VaultGuard {
  let standing: Standing = 'unmarked';
  const check = async () => {
    const { identity } = await databaseIdentity(records);
    const found = await readMark(vault);
    const isOwn =
      found?.database === identity && (await isOwnGeneration(records, found.generation));
    standing = found === null ? 'unmarked' : isOwn ? 'own' : 'foreign';
    return standing;
  };
  return {
    check,
    async claim() {
      const found = await check();
      if (found === 'foreign') return found;
      const { identity, isNew } = await databaseIdentity(records);
      const isDue =
        found === 'own'
          ? (await ageOfGeneration(records)) >= RENEW_EVERY
          : await isFree(records, vault, isNew);
      if (!isDue) return found;
      await mark(records, vault, identity);
      standing = 'own';
      return standing;
    },
    standing: () => standing,
  };
}

/**
 * Makes a vault this database's, whoever's it was: the decision of who runs the service, after a restored backup. What the
 * database does not name is then swept, by way of the grace area.
 */
export async function adoptVault(records: Records, vault: Vault): Promise<void> {
  const { identity } = await databaseIdentity(records);
  await mark(records, vault, identity);
}
