import type { DocumentVault } from '#gateway/lending/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Forgets the parts of a document; their bytes are removed by `removeBytes` once that is certain. */
export async function takePartKeys(runner: Runner, document: string): Promise<string[]> {
  const rows = await runner
    .deleteFrom('document_parts')
    .where('document_id', '=', document)
    .returning('vault_key')
    .execute();
  return rows.map(({ vault_key }) => vault_key);
}

/** Removes bytes that no row names any longer. What the vault cannot do now, the sweep does later. */
export async function removeBytes(vault: DocumentVault, keys: readonly string[]): Promise<void> {
  try {
    await vault.remove(keys);
  } catch (error) {
    if (!(error instanceof VaultUnavailable)) throw error;
  }
}
