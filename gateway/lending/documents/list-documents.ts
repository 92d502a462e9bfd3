import type { ApplicationId } from '#domain/ids.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { listDocuments } from '#contract/applications/documents.ts';
import { documentSummary } from '#contract/applications/documents.ts';
import { isSentByGuarantor, MAX_APPLICATION_BYTES, partsOf } from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { bytesTaken, fileNamePlace, statusOf } from '#gateway/lending/documents/find-document.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const yesOrNo = (column: number | null) => (column === null ? null : column === 1);

function missingParts({ state, bytes }: DocumentRow, there: ReadonlySet<number>): number[] {
  if (state !== 'UPLOADING') return [];
  return Array.from({ length: partsOf(bytes) }, (_, index) => index + 1).filter(
    (part) => !there.has(part),
  );
}

async function partsByDocument(runner: Runner, applicationId: ApplicationId) {
  const rows = await runner
    .selectFrom('document_parts')
    .innerJoin('documents', 'documents.id', 'document_parts.document_id')
    .select(['document_parts.document_id', 'document_parts.part'])
    .where('documents.application_id', '=', applicationId)
    .execute();
  const parts = new Map<string, Set<number>>();
  for (const { document_id, part } of rows) {
    const known = parts.get(document_id) ?? new Set();
    parts.set(document_id, known.add(part));
  }
  return parts;
}

/** What the borrower's file is called; null where that was not said, or is gone. */
export async function openFileName(
  keys: DataKeys,
  runner: Runner,
  { id, application_id, sealed_file_name }: DocumentRow,
): Promise<string | null> {
  if (sealed_file_name === null) return null;
  const seal = await keyOfApplication(keys, runner, application_id);
  return openText(seal, fileNamePlace(id), sealed_file_name);
}

/** The documents of an application, oldest first, without those whose bytes are gone. Borrowers are not told what is in a guarantor's. */
export async function documentsOf(
  { keys }: Pick<DocumentCallDeps, 'keys'>,
  runner: Runner,
  { id }: Pick<ApplicationRow, 'id'>,
  reader: 'borrower' | 'guarantor' | 'operator',
): Promise<ReplyOf<typeof listDocuments>> {
  const rows = await runner
    .selectFrom('documents')
    .selectAll()
    .where('application_id', '=', id)
    .where('state', '!=', 'PURGED')
    .orderBy('begun_at')
    .orderBy('id')
    .execute();
  const isHidden = ({ kind }: DocumentRow) => reader === 'borrower' && isSentByGuarantor(kind);
  const parts = await partsByDocument(runner, id);
  const names = await Promise.all(rows.map((row) => openFileName(keys, runner, row)));
  return {
    documents: rows.map((row, index) =>
      documentSummary.parse({
        ...statusOf(row),
        kind: row.kind,
        fileName: isHidden(row) ? null : (names[index] ?? null),
        bytes: row.bytes,
        sha256: row.sha256,
        missing: missingParts(row, parts.get(row.id) ?? new Set()),
        contentType: isHidden(row) ? null : row.content_type,
        isScanned: yesOrNo(row.is_scanned),
        isMasked: yesOrNo(row.is_masked),
        isMaskingConfirmed: yesOrNo(row.is_masking_confirmed),
        begunAt: row.begun_at,
        changedAt: row.changed_at,
      }),
    ),
    bytes: rows.reduce((sum, row) => sum + bytesTaken(row), 0),
    maxBytes: MAX_APPLICATION_BYTES,
  };
}
