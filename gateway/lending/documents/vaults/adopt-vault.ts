import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import {
  configurationOrGiveUp,
  openStoreOrGiveUp,
} from '#gateway/foundation/command-line/what-commands-need.ts';
import { countNoted } from '#gateway/lending/documents/vaults/guarded-vault.ts';
import { withUse } from '#gateway/lending/documents/vaults/keys-in-use.ts';
import { openVault } from '#gateway/lending/documents/vaults/open-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { isVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import { adoptVault, vaultGuard } from '#gateway/lending/documents/vaults/vault-guard.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

const STANDINGS = {
  own: 'of this database',
  unmarked: 'missing',
  foreign: 'of another database, or of another copy of this one',
} as const;

async function countKeys(records: Records, vault: Vault) {
  const counts = { named: 0, unnamed: 0 };
  for await (const { item, isUsed } of withUse(records, vault.keys(), (key) => key)) {
    if (isVaultKey(item)) counts[isUsed ? 'named' : 'unnamed'] += 1;
  }
  return counts;
}

async function look({ records }: Store, vault: Vault, graceDays: number, isSure: boolean) {
  const standing = await vaultGuard(records, vault).check();
  const { named, unnamed } = await countKeys(records, vault);
  const lines = [
    `mark: ${STANDINGS[standing]}`,
    `objects that this database names: ${named}`,
    `objects that it does not name, which are swept and removed after ${graceDays} days: ${unnamed}`,
    `objects that are to be removed at once: ${await countNoted(records)}`,
  ];
  if (isSure) await adoptVault(records, vault);
  const end = isSure ? 'the vault is this database’s now' : 'nothing was changed; --yes adopts it';
  process.stdout.write(`${[...lines, end].join('\n')}\n`);
}

/**
 * Says whose mark the vault of documents carries, and what would be swept from it if it were this database's. With `--yes` it
 * becomes this database's. See docs/operations/keys.md.
 */
export const adoptVaultCommand = command({
  words: '',
  options: {
    yes: { type: 'boolean', default: false, help: 'make the vault this database’s' },
  },
  takes: { least: 0, most: 0 },
  async run({ yes }) {
    const place = configurationOrGiveUp();
    const vault = await openVault(place, () => Date.now());
    if (!vault.ok) giveUp(vault.failure);
    try {
      const store = await openStoreOrGiveUp(place);
      await look(store, vault.value, place.GATEWAY_VAULT_GRACE_DAYS, yes);
      await store.close();
    } catch (error) {
      giveUp(`the vault cannot be looked at: ${JSON.stringify(describeFailure(error))}`);
    }
  },
});
