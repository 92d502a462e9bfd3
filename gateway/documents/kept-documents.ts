import type { KeptDocuments } from '#gateway/applications/kept-documents.ts';
import { ownerOf } from '#gateway/applications/find-application.ts';
import { fileNamePlace } from '#gateway/documents/find-document.ts';
import { purgeDocument } from '#gateway/documents/purge-document.ts';
import type { Vault } from '#gateway/documents/vault.ts';
import type { DataKeys } from '#gateway/sealing/data-keys.ts';
import { openText } from '#gateway/sealing/seal.ts';
import type { Records } from '#gateway/store/records.ts';

/** The documents of applications, as retention, export and erasure ask for them. */
export const keptDocuments = (records: Records, keys: DataKeys, vault: Vault): KeptDocuments => ({
  async purge(applicationId) {
    const rows = await records.db
      .selectFrom('documents')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('state', '!=', 'PURGED')
      .execute();
    let purged = 0;
    for (const { id } of rows) if (await purgeDocument(records, vault, id)) purged += 1;
    return purged;
  },
  async listFor(applicationId) {
    const key = await keys.find(records.db, ownerOf(applicationId));
    const rows = await records.db
      .selectFrom('documents')
      .select(['id', 'kind', 'state', 'bytes', 'content_type', 'begun_at', 'changed_at'])
      .select('sealed_file_name')
      .where('application_id', '=', applicationId)
      .orderBy('begun_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, sealed_file_name: name, ...row }) => ({
      ...row,
      fileName: key === null || name === null ? null : openText(key, fileNamePlace(id), name),
    }));
  },
});
