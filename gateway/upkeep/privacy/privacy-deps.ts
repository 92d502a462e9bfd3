import type { StoredDocuments } from '#gateway/lending/applications/stored-documents.ts';
import type { ErasureList } from '#gateway/upkeep/privacy/erasure-list.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

export type PrivacyDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly documents: StoredDocuments;
  readonly erasures: ErasureList;
  readonly onFailure: (error: unknown) => void;
  /** Overwrites what was deleted, where the database would keep it for a while. */
  readonly forgetDeleted: () => void;
};
