import { asId } from '#domain/ids.ts';
import type { ApplicationId, UserId } from '#domain/ids.ts';
import { createHash, randomInt } from 'node:crypto';
import {
  beginDocument,
  CONTENT_DIGEST_HEADER,
  finishDocument,
  pathOfPart,
} from '#contract/applications/documents.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { PART_BYTES, partsOf } from '#domain/lending/documents.ts';
import type { ApplicationState } from '#domain/lending/states/application-states.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { TEST_MASTER_KEYS } from '#gateway/testing/test-gateway.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const partOf = (bytes: Uint8Array, part: number) =>
  bytes.subarray((part - 1) * PART_BYTES, part * PART_BYTES);

export const partHeaders = (bytes: Uint8Array) => ({
  'Content-Type': 'application/octet-stream',
  [CONTENT_DIGEST_HEADER]: `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
});

/** An application of this account, as short as can be, with its data key. */
export async function addApplication(
  { records }: Store,
  userId: UserId,
  number: string,
  state: ApplicationState = 'DRAFT',
  keys: DataKeys = dataKeys(records, TEST_MASTER_KEYS),
): Promise<ApplicationId> {
  const id = asId('application', crypto.randomUUID());
  await records.db
    .insertInto('applications')
    .values({
      id,
      number,
      user_id: userId,
      state,
      version: 1,
      language: 'en',
      created_at: records.now(),
      changed_at: records.now(),
    })
    .execute();
  await keys.create(records.db, ownerOf(id));
  return id;
}

/** Somebody who is signed in and has an application, with the calls that they make of documents. */
export async function borrower(gateway: TestGateway) {
  const { userId, token } = await newPerson(gateway);
  const number = `LA${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  const applicationId = await addApplication(gateway.store, userId, number);
  const headers = { Authorization: token };

  const begin = (bytes: Uint8Array, changes: Partial<BodyOf<typeof beginDocument>> = {}) =>
    gateway.call(
      beginDocument,
      {
        requestId: crypto.randomUUID(),
        number,
        version: 1,
        kind: 'bank-statement',
        bytes: bytes.byteLength,
        sha256: sha256(bytes),
        ...changes,
      },
      headers,
    );
  const begun = async (
    bytes: Uint8Array,
    changes: Partial<BodyOf<typeof beginDocument>> = {},
  ): Promise<ReplyOf<typeof beginDocument>> =>
    beginDocument.reply.parse((await begin(bytes, changes)).json);
  const sendPart = (
    document: string,
    part: number,
    bytes: Uint8Array,
    changes: Readonly<Record<string, string>> = {},
  ) =>
    gateway.send(pathOfPart(document, part), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { ...headers, ...partHeaders(bytes), ...changes },
    });
  const finish = (document: string, requestId: string = crypto.randomUUID()) =>
    gateway.call(finishDocument, { requestId, document }, headers);
  const sendAll = async (
    bytes: Uint8Array,
    kind: DocumentKind = 'bank-statement',
    changes: Partial<BodyOf<typeof beginDocument>> = {},
  ) => {
    const { document } = await begun(bytes, { kind, ...changes });
    for (let part = 1; part <= partsOf(bytes.byteLength); part += 1) {
      await sendPart(document, part, partOf(bytes, part));
    }
    return document;
  };
  /** Sends a whole document and has it checked. */
  const upload = async (
    bytes: Uint8Array,
    kind: DocumentKind = 'bank-statement',
    changes: Partial<BodyOf<typeof beginDocument>> = {},
  ): Promise<ReplyOf<typeof finishDocument>> =>
    finishDocument.reply.parse((await finish(await sendAll(bytes, kind, changes))).json);

  return {
    userId,
    number,
    applicationId,
    headers,
    begin,
    begun,
    sendPart,
    finish,
    sendAll,
    upload,
  };
}
export type Borrower = Awaited<ReturnType<typeof borrower>>;
