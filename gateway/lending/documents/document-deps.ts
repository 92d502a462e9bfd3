import type { Scanner } from '#gateway/lending/documents/content/clamd.ts';
import type { DocumentVault } from '#gateway/lending/documents/vaults/vault.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';

/** What documents need of the machine. */
export type DocumentDeps = {
  readonly vault: DocumentVault;
  /** Whether the vault carries this database's mark; while it does not, nothing is removed from it. */
  readonly isVaultOwn: () => boolean;
  /** null where documents are not scanned for viruses. */
  readonly scan: Scanner | null;
};

/** What calls about documents need. */
export type DocumentCallDeps = { readonly keys: DataKeys; readonly documents: DocumentDeps };
