import type { Scanner } from '#gateway/documents/content/clamd.ts';
import type { Vault } from '#gateway/documents/vaults/vault.ts';

/** What documents need of the machine. */
export type DocumentNeeds = {
  readonly vault: Vault;
  /** null where documents are not scanned for viruses. */
  readonly scan: Scanner | null;
};
