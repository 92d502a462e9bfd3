/** One-time links by which a lender fetches the documents that it was sent. */
import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import { DAY_MS } from '#domain/days.ts';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LinkedDocument } from '#contract/lenders/messages.ts';
import { linkedDocument } from '#contract/lenders/messages.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { DocumentRow } from '#gateway/lending/documents/find-document.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { lockCase } from '#gateway/lending/lender-cases/cases.ts';
import { consentedItems } from '#gateway/lending/sending/consented.ts';
import { documentsSent } from '#gateway/lending/sending/sent-documents.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Milliseconds: seven days. */
const LINK_VALID = 7 * DAY_MS;
const TOKEN_BYTES = 32;

/** Only this is stored of a token, which has 256 random bits. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The same words for a link that never was, was used, is out of date or is not meant for this lender. */
const noSuchLink = () => new Refused(refuse('link-ended', 'This link does not work any more.'));

type Linking = {
  readonly runner: Runner;
  readonly at: number;
  readonly lenderId: string;
  readonly tokenFor: (documentId: string) => string;
};

async function linkAll(
  { runner, at, lenderId, tokenFor }: Linking,
  documents: readonly DocumentRow[],
): Promise<LinkedDocument[]> {
  const expiresAt = at + LINK_VALID;
  const linked: LinkedDocument[] = [];
  for (const { id, kind, content_type, content_bytes, content_sha256 } of documents) {
    const token = tokenFor(id);
    await runner
      .insertInto('document_links')
      .values({
        token_digest: digestOf(token),
        document_id: id,
        lender_id: lenderId,
        expires_at: expiresAt,
        used_at: null,
      })
      .onConflict((conflict) =>
        conflict.column('token_digest').doUpdateSet({ expires_at: expiresAt }),
      )
      .execute();
    linked.push(
      linkedDocument.parse({
        document: id,
        kind,
        contentType: content_type,
        bytes: content_bytes,
        sha256: content_sha256,
        token,
        expiresAt: new Date(expiresAt).toISOString(),
      }),
    );
  }
  return linked;
}

/**
 * Links for a message: the same ones each time that it is sent, so that it does not matter which try the lender took.
 * Made from the application's key, which has as many random bits.
 */
export function linksForMessage(
  { runner, at, key }: { readonly runner: Runner; readonly at: number; readonly key: Buffer },
  message: { readonly id: string; readonly lender_id: string },
  documents: readonly DocumentRow[],
): Promise<LinkedDocument[]> {
  const tokenFor = (documentId: string) =>
    createHmac('sha256', key)
      .update(`document-link\n${message.id}\n${documentId}`)
      .digest('base64url');
  return linkAll({ runner, at, lenderId: message.lender_id, tokenFor }, documents);
}

type Asking = {
  readonly lenderId: string;
  /** Of the application. */
  readonly number: string;
  readonly actor: Actor;
};

/** The case of a lender that may still see the borrower's documents, its application locked. */
async function lockReadableCase(records: Records, tx: Change, { lenderId, number }: Asking) {
  const found = await lockCase(records, tx, lenderId, number);
  const items = await consentedItems(tx.runner, found.application.id, lenderId);
  if (!isOpenCase(found.lenderCase) || !items.has('documents')) throw noSuchLink();
  return found;
}

/** The document that a link leads to, as long as it works; null where there is none. */
async function documentBehind(
  runner: Runner,
  at: number,
  { lenderId, number }: Asking,
  token: string,
): Promise<DocumentRow | null> {
  const found = await runner
    .selectFrom('documents')
    .innerJoin('document_links', 'document_links.document_id', 'documents.id')
    .innerJoin('applications', 'applications.id', 'documents.application_id')
    .selectAll('documents')
    .where('document_links.token_digest', '=', digestOf(token))
    .where('document_links.lender_id', '=', lenderId)
    .where('document_links.used_at', 'is', null)
    .where('document_links.expires_at', '>', at)
    .where('applications.number', '=', number)
    .where('documents.state', '=', 'VERIFIED')
    .executeTakeFirst();
  return found ?? null;
}

/** What a link leads to, without using it up: to be opened before `takeLink`, which says whether it may be sent. */
export const findLinked = async (records: Records, asking: Asking, token: string) =>
  documentBehind(records.db, await timeOf(records, records.db), asking, token);

/**
 * Uses a link up and gives the document that it leads to, to be sent immediately. Refuses with 404
 * when the link was used or is out of date, is another lender's, or the lender may no longer see the document.
 */
export async function takeLink(
  records: Records,
  tx: Change,
  asking: Asking,
  token: string,
): Promise<DocumentRow> {
  const { application } = await lockReadableCase(records, tx, asking);
  const document = await documentBehind(tx.runner, tx.at, asking, token);
  if (document === null) throw noSuchLink();
  await tx.runner
    .updateTable('document_links')
    .set({ used_at: tx.at })
    .where('token_digest', '=', digestOf(token))
    .execute();
  await tx.audit({
    subject: ownerOf(application.id),
    actor: asking.actor,
    action: 'document.handOver',
    facts: { document: document.id, kind: document.kind, lender: asking.lenderId },
  });
  return document;
}

/** New links to every document that a lender was sent; those that it has not used yet end. Refuses as `takeLink` does. */
export async function renewLinks(
  records: Records,
  tx: Change,
  asking: Asking,
): Promise<LinkedDocument[]> {
  const { application } = await lockReadableCase(records, tx, asking);
  const { runner, at } = tx;
  const { lenderId } = asking;
  const documents = await documentsSent(runner, application.id, lenderId);
  if (documents.length === 0) return [];
  await runner
    .deleteFrom('document_links')
    .where('lender_id', '=', lenderId)
    .where('used_at', 'is', null)
    .where(
      'document_id',
      'in',
      documents.map(({ id }) => id),
    )
    .execute();
  const tokenFor = () => randomBytes(TOKEN_BYTES).toString('base64url');
  return linkAll({ runner, at, lenderId, tokenFor }, documents);
}
