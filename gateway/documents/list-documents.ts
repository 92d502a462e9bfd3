import type { ReplyOf } from '#contract/gateway.ts';
import { documentSummary, listDocuments } from '#contract/applications/documents.ts';
import { MAX_APPLICATION_BYTES, partsOf } from '#domain/lending/documents.ts';
import type { ApplicationNeeds } from '#gateway/applications/application-needs.ts';
import type { ApplicationRow } from '#gateway/applications/find-application.ts';
import {
  findOwnApplication,
  keyOfApplication,
  notFound,
} from '#gateway/applications/find-application.ts';
import type { DocumentRow } from '#gateway/documents/find-document.ts';
import { bytesTaken, fileNamePlace, statusOf } from '#gateway/documents/find-document.ts';
import { refusals, reply } from '#gateway/http/answers.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import { openText } from '#gateway/sealing/seal.ts';
import type { Records, Runner } from '#gateway/store/records.ts';

const yesOrNo = (column: number | null) => (column === null ? null : column === 1);

function missingParts({ state, bytes }: DocumentRow, there: ReadonlySet<number>): number[] {
  if (state !== 'UPLOADING') return [];
  return Array.from({ length: partsOf(bytes) }, (_, index) => index + 1).filter(
    (part) => !there.has(part),
  );
}

async function partsByDocument(runner: Runner, applicationId: string) {
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

/** The documents of an application, oldest first, without those whose bytes are gone. */
export async function documentsOf(
  { keys }: Pick<ApplicationNeeds, 'keys'>,
  runner: Runner,
  { id }: Pick<ApplicationRow, 'id'>,
): Promise<ReplyOf<typeof listDocuments>> {
  const rows = await runner
    .selectFrom('documents')
    .selectAll()
    .where('application_id', '=', id)
    .where('state', '!=', 'PURGED')
    .orderBy('begun_at')
    .orderBy('id')
    .execute();
  const parts = await partsByDocument(runner, id);
  const seal = rows.some((row) => row.sealed_file_name !== null)
    ? await keyOfApplication(keys, runner, id)
    : null;
  return {
    documents: rows.map((row) =>
      documentSummary.parse({
        ...statusOf(row),
        kind: row.kind,
        fileName:
          seal === null || row.sealed_file_name === null
            ? null
            : openText(seal, fileNamePlace(row.id), row.sealed_file_name),
        bytes: row.bytes,
        missing: missingParts(row, parts.get(row.id) ?? new Set()),
        contentType: row.content_type,
        isScanned: yesOrNo(row.is_scanned),
        isMasked: yesOrNo(row.is_masked),
        isMaskingConfirmed: yesOrNo(row.is_masking_confirmed),
        begunAt: row.begun_at,
        changedAt: row.changed_at,
      }),
    ),
    bytes: rows.reduce((sum, row) => sum + bytesTaken(row), 0),
    mostBytes: MAX_APPLICATION_BYTES,
  };
}

export function listDocumentsHandler(
  records: Records,
  needs: ApplicationNeeds,
): CallHandler<typeof listDocuments> {
  return async ({ body, account }) => {
    if (account === null) return refusals.signInAgain();
    const application = await findOwnApplication(records.db, account.userId, body.number);
    if (application === null) return notFound();
    return reply(await documentsOf(needs, records.db, application));
  };
}
