import type { KeptDocuments } from '#gateway/applications/kept-documents.ts';
import { purgeDocument } from '#gateway/documents/purge-document.ts';
import type { Vault } from '#gateway/documents/vault.ts';
import type { Records } from '#gateway/store/records.ts';

/** The documents of applications, as retention, export and erasure ask for them. */
export const keptDocuments = (records: Records, vault: Vault): KeptDocuments => ({
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
  listFor: (applicationId) =>
    records.db
      .selectFrom('documents')
      .select(['kind', 'state', 'bytes', 'content_type', 'begun_at', 'changed_at'])
      .where('application_id', '=', applicationId)
      .orderBy('begun_at')
      .orderBy('id')
      .execute(),
});
