import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { contentPlace } from '#gateway/lending/documents/find-document.ts';
import { openBytes } from '#gateway/foundation/sealing/seal.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

export type OpenedDocument = {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** What it may be saved as: its kind, never what somebody called it. */
  readonly fileName: string;
};

/** The content of a document that passed its check; null where there is none, or no longer. */
export async function openDocument(
  records: Records,
  { keys, documents: { vault } }: DocumentCallDeps,
  { id, application_id, kind, vault_key, content_type }: DocumentRow,
): Promise<OpenedDocument | null> {
  if (vault_key === null || content_type === null) return null;
  const seal = await keyOfApplication(keys, records.db, application_id);
  const sealed = await vault.read(vault_key);
  if (sealed === null) return null;
  return {
    bytes: openBytes(seal, contentPlace(id), sealed),
    contentType: content_type,
    fileName: `${kind}.${content_type === 'application/pdf' ? 'pdf' : 'jpg'}`,
  };
}
