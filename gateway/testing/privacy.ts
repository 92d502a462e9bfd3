import type { StoredDocuments } from '#gateway/lending/applications/stored-documents.ts';
import { auditPublicKey } from '#gateway/foundation/audit/signing-key.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import { openErasureList } from '#gateway/upkeep/privacy/erasure-list.ts';
import type { ErasurePlace } from '#gateway/upkeep/privacy/erasure-place.ts';
import { erasuresInFile } from '#gateway/upkeep/privacy/erasure-place.ts';
import type { PrivacyDeps } from '#gateway/upkeep/privacy/privacy-deps.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

export const keysOf = ({ records }: Store) => dataKeys(records, TEST_MASTER_KEYS);

/** Documents that are remembered by their application alone; each has one until it is purged. */
export function testDocuments(): StoredDocuments & { readonly purged: string[] } {
  const purged: string[] = [];
  return {
    purged,
    emptyOfGuarantor: async () => [],
    removeBytes: async () => {},
    async purge(applicationId) {
      if (purged.includes(applicationId)) return 0;
      purged.push(applicationId);
      return 1;
    },
    listFor: async (applicationId) =>
      purged.includes(applicationId) ? [] : [{ kind: 'photograph' }],
  };
}

/** What a gateway's privacy jobs need, with a list of erasures in this file, or elsewhere. */
export async function testPrivacy(
  store: Store,
  list: string | ErasurePlace,
  changes: Partial<PrivacyDeps> = {},
): Promise<PrivacyDeps & { readonly failures: unknown[] }> {
  const { records } = store;
  const keys = keysOf(store);
  const failures: unknown[] = [];
  return {
    records,
    keys,
    documents: testDocuments(),
    erasures: await openErasureList(
      { records, keys, masterKeys: TEST_MASTER_KEYS },
      typeof list === 'string' ? erasuresInFile(list) : list,
      true,
    ),
    onFailure: (error) => failures.push(error),
    forgetDeleted: store.forgetDeleted,
    failures,
    ...changes,
  };
}

/** What the audit's verification finds; null when the audit is whole. */
export async function auditProblem(store: Store): Promise<string | null> {
  const { db } = store.records;
  const { problem } = await verifyAudit(db, await auditPublicKey(keysOf(store), db), null);
  return problem;
}
