import type { ApplicationId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { MessageKind } from '#contract/lenders/messages.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';
import type { OutboxSender, SenderDeps } from '#gateway/lending/sending/send-outbox.ts';
import { outboxSender } from '#gateway/lending/sending/send-outbox.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { submitted, TEST_LENDER } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

export const senderOf = (
  { store, logged, metrics }: Pick<TestGateway, 'store' | 'logged' | 'metrics'>,
  changes: Partial<SenderDeps> = {},
): OutboxSender =>
  outboxSender({
    records: store.records,
    keys: keysOf(store),
    log: (entry) => logged.push(entry),
    metrics,
    tracing: null,
    ...changes,
  });

/** Sends everything that is due now, and what comes due by that. */
export async function sendAll(sender: OutboxSender): Promise<void> {
  await sender.look();
  await sender.idle();
}

export async function setAddress(
  { records }: Store,
  url: string,
  lenderId: string = TEST_LENDER.id,
): Promise<void> {
  await records.db
    .insertInto('lender_systems')
    .values({ lender_id: lenderId, url, changed_at: 1 })
    .onConflict((conflict) => conflict.column('lender_id').doUpdateSet({ url }))
    .execute();
}

/** Queues a message as a change does; gives its ID. */
export async function queue(
  { records }: Store,
  applicationId: ApplicationId,
  kind: MessageKind,
  facts: Readonly<Record<string, string>> = {},
  lenderId: string = TEST_LENDER.id,
): Promise<string> {
  const answer = await change(records, async (tx) => ({
    id: await enqueueMessage(tx, { applicationId, lenderId, kind, facts }),
  }));
  if (answer.status !== 200) throw new Error(answer.message);
  return answer.reply.id;
}

/** A document that an operator has verified, without its content. */
export async function addVerified(
  { records }: Store,
  applicationId: ApplicationId,
  kind: DocumentKind,
): Promise<string> {
  const id = randomUUID();
  const sha256 = 'a'.repeat(64);
  await records.db
    .insertInto('documents')
    .values({
      id,
      application_id: applicationId,
      kind,
      state: 'VERIFIED',
      version: 3,
      bytes: 1000,
      sha256,
      sealed_file_name: null,
      is_masked: null,
      is_masking_confirmed: null,
      reason: null,
      is_scanned: 0,
      content_type: 'image/jpeg',
      content_bytes: 900,
      content_sha256: sha256,
      vault_key: id,
      begun_at: records.now(),
      changed_at: records.now(),
    })
    .execute();
  return id;
}

export type HandedOver = {
  readonly person: TestPerson;
  readonly number: string;
  readonly version: number;
  readonly applicationId: ApplicationId;
  /** ID of the message with the package. */
  readonly messageId: string;
};

/** An application that an operator hands over to the test lender: its package is queued. */
export async function handedOver(
  gateway: TestGateway,
  person: TestPerson | null = null,
): Promise<HandedOver> {
  const { store } = gateway;
  const borrower = person ?? (await newPerson(gateway));
  const { number, version } = await submitted(borrower);
  const { id: applicationId } = await store.records.db
    .selectFrom('applications')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await store.records.db
    .updateTable('applications')
    .set({ state: 'WITH_LENDER', handed_over_at: store.records.now() })
    .where('id', '=', applicationId)
    .execute();
  const messageId = await queue(store, applicationId, 'package');
  return { person: borrower, number, version, applicationId, messageId };
}

export const messageOf = ({ records }: Store, id: string) =>
  records.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
