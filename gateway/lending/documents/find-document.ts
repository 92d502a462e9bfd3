import type { UserId } from '#domain/ids.ts';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { finishDocument } from '#contract/applications/documents.ts';
import { DOCUMENTS_OF_GUARANTOR } from '#domain/lending/documents.ts';
import type { DocumentAction } from '#domain/lending/states/document-states.ts';
import { documentEdge } from '#domain/lending/states/document-states.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { messageFor } from '#gateway/lending/documents/reasons.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { noteActivity } from '#gateway/lending/applications/change-application.ts';

export type DocumentRow = Selectable<Tables['documents']>;

/** The same words, whether there is no such document or it is somebody else's. */
export const noSuchDocument = () => refuse('no-such-document', 'There is no such document.');

/** 409 with what the document is now. */
export const staleDocument = ({ state, version }: Pick<DocumentRow, 'state' | 'version'>) =>
  refuse('document-changed', 'This document has changed meanwhile. Here is how it is now.', {
    current: { state, version },
  });

/** States of an application in which its borrower may add and remove documents. */
const OPEN_TO_BORROWER = ['DRAFT', 'ACTION_REQUIRED'];

/** Refuses with 409 when the application takes no changes of documents now. */
export function refuseUnlessOpen({ state, version }: ApplicationRow): void {
  if (OPEN_TO_BORROWER.includes(state)) return;
  const words = 'Documents cannot be changed while the application is being looked at.';
  throw new Refused(refuse('documents-closed', words, { current: { state, version } }));
}

/** The borrower's own document; null when it is another's, also the guarantor's, or there is none. */
export async function findOwnDocument(
  runner: Runner,
  userId: UserId,
  document: string,
): Promise<DocumentRow | null> {
  const found = await runner
    .selectFrom('documents')
    .innerJoin('applications', 'applications.id', 'documents.application_id')
    .selectAll('documents')
    .where('documents.id', '=', document)
    .where('applications.user_id', '=', userId)
    .where('documents.kind', 'not in', DOCUMENTS_OF_GUARANTOR)
    .executeTakeFirst();
  return found ?? null;
}

export type LockedDocument = {
  readonly application: ApplicationRow;
  readonly document: DocumentRow;
};

/**
 * A document with its application, whose row is locked until the change ends: every change of a document takes this lock
 * first. `userId` null is for those who may see any. Refuses with 404.
 */
export async function lockDocument(
  records: Records,
  { runner }: Change,
  userId: UserId | null,
  id: string,
): Promise<LockedDocument> {
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', (eb) =>
      eb.selectFrom('documents').select('documents.application_id').where('documents.id', '=', id),
    )
    .$if(userId !== null, (any) => any.where('user_id', '=', userId));
  const application = await records.forChange(query).executeTakeFirst();
  if (application === undefined) throw new Refused(noSuchDocument());
  const document = await runner
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { application, document };
}

type DocumentChanges = Partial<
  Pick<
    DocumentRow,
    | 'reason'
    | 'is_scanned'
    | 'is_masking_confirmed'
    | 'content_type'
    | 'content_bytes'
    | 'content_sha256'
    | 'vault_key'
    | 'sealed_file_name'
  >
>;

/** Takes an edge of the table of states, with its audit; refuses with 409 where the document's state has none. */
export async function moveDocument(
  tx: Change,
  document: DocumentRow,
  {
    action,
    actor,
    facts = {},
  }: {
    readonly action: DocumentAction;
    readonly actor: Actor;
    readonly facts?: AuditEvent['facts'];
  },
  changes: DocumentChanges = {},
): Promise<DocumentRow> {
  const edge = documentEdge(action, document.state);
  if (edge === null || !edge.who.some((role) => role === actor.role))
    throw new Refused(staleDocument(document));
  const { runner, at } = tx;
  const moved = {
    ...document,
    ...changes,
    state: edge.to,
    version: document.version + 1,
    changed_at: at,
  };
  await write(
    runner,
    runner
      .updateTable('documents')
      .set({ ...changes, state: moved.state, version: moved.version, changed_at: at })
      .where('id', '=', document.id),
  );
  if (actor.role !== 'system') await noteActivity(tx, document.application_id);
  await tx.audit({
    subject: ownerOf(document.application_id),
    actor,
    action: `document.${action}`,
    facts: {
      document: document.id,
      kind: document.kind,
      from: document.state,
      to: edge.to,
      ...facts,
    },
  });
  return moved;
}

const status = finishDocument.reply;
export type DocumentStatus = z.output<typeof status>;

/** What is shown of a document to everybody who may know of it. */
export const statusOf = ({ id, state, version, reason }: DocumentRow): DocumentStatus =>
  status.parse({
    document: id,
    state,
    version,
    reason,
    message: reason === null ? null : messageFor(reason),
  });

/** Bytes that a document takes of what its application may have. */
export const bytesTaken = ({
  state,
  bytes,
  content_bytes,
}: Pick<DocumentRow, 'state' | 'bytes' | 'content_bytes'>): number =>
  state === 'PURGED' ? 0 : Math.max(bytes, content_bytes ?? 0);

/** Where the content of a document belongs, and where its parts and its name do. */
export const contentPlace = (document: string) => ({
  table: 'documents',
  row: document,
  column: 'content',
});
export const partPlace = (document: string, part: number) => ({
  table: 'document_parts',
  row: document,
  column: String(part),
});
export const fileNamePlace = (document: string) => ({
  table: 'documents',
  row: document,
  column: 'sealed_file_name',
});
