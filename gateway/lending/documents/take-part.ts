import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { CONTENT_DIGEST_HEADER, documentId } from '#contract/applications/documents.ts';
import { bytesOfPart, partsOf } from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import {
  noSuchDocument,
  partPlace,
  staleDocument,
} from '#gateway/lending/documents/find-document.ts';
import type { DocumentSender } from '#gateway/lending/documents/senders.ts';
import {
  findSentDocument,
  lockSentDocument,
  refuseUnlessTaken,
} from '#gateway/lending/documents/senders.ts';
import { newVaultKey } from '#gateway/lending/documents/vaults/vault.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import { change, Refused } from '#gateway/foundation/http/change-once.ts';
import { readBytes } from '#gateway/foundation/http/read-body.ts';
import { sealBytes } from '#gateway/foundation/sealing/seal.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

const PART_TYPE = 'application/octet-stream';
/** `sha-256=:<32 bytes in base64>:`, possibly with digests of other kinds. */
const SHA256_DIGEST = /(?:^|,)\s*sha-256=:([A-Za-z\d+/]{43}=):\s*(?:,|$)/;
const PART_NUMBER = /^[1-9]\d{0,3}$/;

const otherPart = () =>
  refuse(
    'part-differs',
    'This part has arrived already, with other content. Please start the upload again.',
  );

/** Where the part belongs; null when the address names no part of a document. */
function partNamed(context: Context): { readonly id: string; readonly part: number } | null {
  const id = z.safeParse(documentId, context.req.param('document'));
  const part = context.req.param('part') ?? '';
  return id.success && PART_NUMBER.test(part) ? { id: id.data, part: Number(part) } : null;
}

/** The part's bytes, as many as there must be and with the digest that the header says; else why not. */
async function readPart(
  { req }: Context,
  length: number,
): Promise<Exclude<Answer, { status: 200 }> | { readonly bytes: Buffer; readonly sha256: string }> {
  const encoding = req.header('Content-Encoding') ?? 'identity';
  if (req.header('Content-Type') !== PART_TYPE || encoding !== 'identity') {
    return refuse('content-type-wrong', `A part must be plain bytes (Content-Type: ${PART_TYPE}).`);
  }
  const announced = SHA256_DIGEST.exec(req.header(CONTENT_DIGEST_HEADER) ?? '')?.[1];
  if (announced === undefined) {
    return refuse(
      'part-digest-wrong',
      `${CONTENT_DIGEST_HEADER} must hold the SHA-256 of the part.`,
    );
  }
  const bytes = await readBytes(req.raw, length);
  if (bytes === null) return refuse('part-size-wrong', `This part must have ${length} bytes.`);
  const digest = createHash('sha256').update(bytes).digest();
  if (bytes.byteLength !== length || digest.toString('base64') !== announced) {
    return refuse('part-damaged', 'The part did not arrive whole. Please send it again.');
  }
  return { bytes, sha256: digest.toString('hex') };
}

/** Takes one part of a document from who sends it: durable once it is answered, and harmless to send again. */
export function partHandler(records: Records, { keys, documents: { vault } }: DocumentCallDeps) {
  const sha256Of = async (id: string, part: number) => {
    const found = await records.db
      .selectFrom('document_parts')
      .select('sha256')
      .where('document_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst();
    return found?.sha256 ?? null;
  };
  /** Its documents are gone, or go in a moment: nothing more is written for it. */
  const isClosed = async ({ application_id: id }: DocumentRow) => {
    const { state } = await records.db
      .selectFrom('applications')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return state === 'CLOSED';
  };
  /** Whether the row is the caller's: another request may have brought the same part. */
  const addRow = (sender: DocumentSender, id: string, part: number, sha256: string, key: string) =>
    change(records, async (tx) => {
      const { application, document } = await lockSentDocument(records, tx, sender, id);
      await refuseUnlessTaken(tx.runner, application, document);
      if (document.state !== 'UPLOADING') throw new Refused(staleDocument(document));
      const { numInsertedOrUpdatedRows = 0n } = await tx.runner
        .insertInto('document_parts')
        .values({ document_id: id, part, sha256, vault_key: key })
        .onConflict((conflict) => conflict.columns(['document_id', 'part']).doNothing())
        .executeTakeFirst();
      return { isAdded: numInsertedOrUpdatedRows > 0n };
    });
  const keep = async (
    sender: DocumentSender,
    document: DocumentRow,
    part: number,
    { bytes, sha256 }: { readonly bytes: Buffer; readonly sha256: string },
  ): Promise<Answer> => {
    const key = newVaultKey(document.id);
    const seal = await keys.find(records.db, ownerOf(document.application_id));
    // The application was withdrawn or erased meanwhile.
    if (seal === null) return staleDocument({ ...document, state: 'PURGED' });
    await vault.write(key, sealBytes(seal, partPlace(document.id, part), bytes));
    const added = await addRow(sender, document.id, part, sha256, key);
    if (added.status === 200 && added.reply.isAdded) return reply({ part });
    await vault.remove([key]);
    if (added.status !== 200) return added;
    return (await sha256Of(document.id, part)) === sha256 ? reply({ part }) : otherPart();
  };

  return async (context: Context, sender: DocumentSender): Promise<Answer> => {
    const named = partNamed(context);
    const document = named === null ? null : await findSentDocument(records.db, sender, named.id);
    if (named === null || document === null) return noSuchDocument();
    const { part } = named;
    if (part > partsOf(document.bytes)) return noSuchDocument();
    if (document.state !== 'UPLOADING') return staleDocument(document);
    if (await isClosed(document)) return staleDocument({ ...document, state: 'PURGED' });
    const read = await readPart(context, bytesOfPart(document.bytes, part));
    if ('status' in read) return read;
    const before = await sha256Of(document.id, part);
    if (before !== null) return before === read.sha256 ? reply({ part }) : otherPart();
    if (!(await vault.hasRoom())) return refusals.unavailable();
    return keep(sender, document, part, read);
  };
}
