import type { ApplicationId } from '#domain/ids.ts';
import type { StoredDocuments } from '#gateway/lending/applications/stored-documents.ts';
import { openFileName } from '#gateway/lending/documents/list-documents.ts';
import type { DocumentVault } from '#gateway/lending/documents/vaults/vault.ts';
import { emptyOfGuarantor, purgeDocument } from '#gateway/lending/documents/purge-document.ts';
import { removeBytes } from '#gateway/lending/documents/remove-bytes.ts';
import { isSentByGuarantor } from '#domain/lending/documents.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Documents as retention, export and erasure know them. */
export function storedDocuments(
  records: Records,
  keys: DataKeys,
  vault: DocumentVault,
): StoredDocuments {
  const documentsOfApplication = (applicationId: ApplicationId) =>
    records.db
      .selectFrom('documents')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('begun_at')
      .orderBy('id')
      .execute();
  return {
    async purge(applicationId) {
      let purged = 0;
      for (const { id, state } of await documentsOfApplication(applicationId)) {
        if (state === 'PURGED') continue;
        if (await purgeDocument(records, vault, id)) purged += 1;
      }
      return purged;
    },
    emptyOfGuarantor,
    removeBytes: (bytes) => removeBytes(vault, bytes),
    async listFor(applicationId) {
      const rows = await documentsOfApplication(applicationId);
      const own = rows.filter(({ kind }) => !isSentByGuarantor(kind));
      return Promise.all(
        own.map(async (row) => ({
          kind: row.kind,
          state: row.state,
          fileName: await openFileName(keys, records.db, row),
          bytes: row.bytes,
          contentType: row.content_type,
          begunAt: row.begun_at,
          changedAt: row.changed_at,
        })),
      );
    },
  };
}
