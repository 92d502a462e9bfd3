import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import * as z from 'zod/mini';
import type { ReplyOf } from '#contract/gateway.ts';
import { openCase } from '#contract/lenders/case-calls.ts';
import { APPLICATION_STATES } from '#domain/lending/states/application-states.ts';
import { actsOf } from '#domain/lending/lender-acts.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { ConsentRow } from '#gateway/lending/consents/consents.ts';
import { findDealer } from '#gateway/lending/delivery/dealers.ts';
import type { DeliveryRow } from '#gateway/lending/lender-cases/delivery-orders.ts';
import {
  deliveryFrom,
  findDelivery,
  openDelivery,
} from '#gateway/lending/lender-cases/delivery-orders.ts';
import { paymentsOf } from '#gateway/lending/lender-cases/payments.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow, LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockCase } from '#gateway/lending/lender-cases/cases.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import { shownDraft } from '#gateway/areas/lenders/case-drafts.ts';
import { rulesOf } from '#gateway/areas/lenders/second-person.ts';
import { isOwnApplication } from '#gateway/lending/applications/own-application.ts';
import { noteMentionsRead, notesOf } from '#gateway/lending/applications/notes.ts';
import { hasSystem } from '#gateway/areas/lenders/lender-addresses.ts';
import { noteAcknowledged } from '#gateway/areas/lenders/report-status.ts';
import { standingFrom } from '#gateway/areas/lenders/standing.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import { shownOffers } from '#gateway/lending/lender-cases/stored-offers.ts';
import type { MessageRow } from '#gateway/lending/outbox/stored-messages.ts';
import { itemsOf, sharingConsents } from '#gateway/lending/sending/consented.ts';
import { receiveAll } from '#gateway/lending/sending/inbox.ts';
import { consentedContent } from '#gateway/lending/sending/package-body.ts';
import { documentsSent } from '#gateway/lending/sending/sent-documents.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

type Opened = ReplyOf<typeof openCase>;
type Deps = { readonly records: Records; readonly keys: DataKeys };

/** What is known of a case, to be shown. */
type Looking = LockedCase & {
  readonly runner: Runner;
  /** The application's; null once its content was removed. */
  readonly key: Buffer | null;
  /** What was, or will be, sent to the lender. */
  readonly messages: readonly MessageRow[];
  /** The borrower's, to the lender's reading anything; none where it may not. */
  readonly consents: readonly ConsentRow[];
  /** Whether whoever looks has applied themselves: what colleagues think of it is not for them. */
  readonly isOwn: boolean;
  /** This lender's. */
  readonly order: DeliveryRow | null;
};

const messagesOf = (runner: Runner, { application_id: id, lender_id: lenderId }: CaseRow) =>
  runner
    .selectFrom('outbox')
    .selectAll()
    .where('application_id', '=', id)
    .where('lender_id', '=', lenderId)
    .orderBy('position')
    .execute();

const wasSent = ({ messages }: Pick<Looking, 'messages'>, kind: string) =>
  messages.some((message) => message.kind === kind && message.may_have_arrived === 1);

/** Receives what waits for a lender that has no system, and acknowledges the package. Gives the case as it is then. */
async function receive(
  tx: Change,
  { application, lenderCase }: LockedCase,
  { lenderId, actor }: CallingMember,
): Promise<CaseRow> {
  await receiveAll(tx, application.id, lenderId, actor);
  if (lenderCase.state !== 'CREATED') return lenderCase;
  const messages = await messagesOf(tx.runner, lenderCase);
  const received = messages.find(({ kind, state }) => kind === 'package' && state === 'SENT');
  return received === undefined ? lenderCase : noteAcknowledged(tx, lenderCase, actor, received.id);
}

async function contentOf({ runner, key, application, lenderCase, consents }: Looking) {
  return key === null || consents.length === 0
    ? null
    : consentedContent({ runner, key, application, lenderCase, consents });
}

async function documentsOf({ runner, lenderCase, consents }: Looking) {
  if (!itemsOf(consents).has('documents')) return [];
  const { application_id: applicationId, lender_id: lenderId } = lenderCase;
  const sent = await documentsSent(runner, applicationId, lenderId);
  return sent.map(({ id, kind, content_type, content_bytes, begun_at: begunAt }) => ({
    document: id,
    kind,
    contentType: content_type,
    bytes: content_bytes,
    begunAt,
  }));
}

const dayOfDelivery = z.object({ deliveredOn: z.string() });

async function deliveryOrderOf(looking: Looking) {
  const { runner, key, application, order, consents, messages } = looking;
  if (order === null) return null;
  const { state, amount, paid } = deliveryFrom(order);
  const mayReadInvoice = key !== null && consents.length > 0 && wasSent(looking, 'invoiced');
  const delivered = messages.findLast(
    ({ kind, may_have_arrived }) => kind === 'delivered' && may_have_arrived === 1,
  );
  return {
    state,
    amount,
    paid,
    dealer: await findDealer(runner, application.dealer_id),
    invoice: mayReadInvoice ? openDelivery(key, order).invoice : null,
    deliveredOn:
      delivered === undefined ? null : dayOfDelivery.parse(JSON.parse(delivered.facts)).deliveredOn,
    payments: await paymentsOf(runner, key, application.id),
  };
}

async function offersOf({ runner, key, lenderCase }: Looking) {
  const offers = await shownOffers(runner, key, lenderCase.application_id);
  return offers.filter(({ lenderId }) => lenderId === lenderCase.lender_id);
}

async function requestsOf({ runner, lenderCase }: Looking) {
  const requests = await changeRequestsOf(runner, lenderCase.application_id);
  return requests.filter(({ lenderId }) => lenderId === lenderCase.lender_id);
}

const messageFrom = ({ id, kind, created_at, state, ended_at, facts }: MessageRow) => ({
  messageId: id,
  kind,
  queuedAt: created_at,
  receivedAt: state === 'SENT' ? ended_at : null,
  facts: JSON.parse(facts),
});

const applicationState = z.enum(APPLICATION_STATES);

async function notesIn(
  { runner, key, application, consents, isOwn }: Looking,
  { lenderId, actor }: CallingMember,
) {
  if (key === null || consents.length === 0 || isOwn) return null;
  return notesOf(runner, key, { applicationId: application.id, lenderId }, actor.id);
}

async function shown(
  looking: Looking,
  reader: CallingMember,
  { isByMessages, at }: { readonly isByMessages: boolean; readonly at: number },
): Promise<Opened> {
  const { runner, application, lenderCase, order, messages } = looking;
  const waiting = messages.filter(({ state }) => state === 'PENDING');
  const standing = standingFrom(
    {
      ...lenderCase,
      number: application.number,
      state: lenderCase.state,
      version: lenderCase.version,
      delivery: order?.state ?? null,
      cameAt: application.handed_over_at ?? lenderCase.changed_at,
      since: Math.max(lenderCase.changed_at, order?.changed_at ?? 0),
      unread: isByMessages ? 0 : waiting.length,
    },
    at,
  );
  const offers = await offersOf(looking);
  return openCase.reply.parse({
    ...standing,
    acts: actsOf({
      ...standing,
      application: applicationState.parse(application.state),
      hasPackage: wasSent(looking, 'package'),
      openOffers: offers.filter(({ state }) => state === 'OPEN').length,
    }),
    reason: lenderCase.reason,
    hasSystem: isByMessages,
    at,
    product: await productOfCase(runner, lenderCase),
    content: await contentOf(looking),
    documents: await documentsOf(looking),
    requests: await requestsOf(looking),
    offers,
    deliveryOrder: await deliveryOrderOf(looking),
    draft: looking.isOwn ? null : await shownDraft(runner, looking.key, looking, reader),
    secondPerson: await rulesOf(runner, reader.lenderId),
    notes: await notesIn(looking, reader),
    messages: messages.filter(({ state }) => state !== 'DROPPED').map((row) => messageFrom(row)),
  });
}

/**
 * Everything that a lender may read of one application now, the look noted. A lender without a system receives its messages
 * by this. Refuses with 404 as `lockCase` does.
 */
export async function openLendersCase(
  { records, keys }: Deps,
  tx: Change,
  lender: CallingMember,
  number: string,
): Promise<Opened> {
  const { runner } = tx;
  const { lenderId, actor } = lender;
  const locked = await lockCase(records, tx, lenderId, number);
  const { application } = locked;
  const isByMessages = await hasSystem(runner, lenderId);
  const lenderCase = isByMessages ? locked.lenderCase : await receive(tx, locked, lender);
  const messages = await messagesOf(runner, lenderCase);
  const isReadable = isOpenCase(lenderCase) && wasSent({ messages }, 'package');
  const consents = isReadable ? await sharingConsents(runner, application.id, lenderId) : [];
  await tx.audit({
    subject: ownerOf(application.id),
    actor,
    action: 'viewCase',
    facts: { lender: lenderId, hasContent: consents.length > 0 },
  });
  // Also where notes cannot be read any more: nothing would ever end the mark in the list.
  await noteMentionsRead(tx, application.id, actor.id);
  const order = await findDelivery(runner, application.id);
  const key = await keys.find(runner, ownerOf(application.id));
  return shown(
    {
      runner,
      key,
      application,
      lenderCase,
      messages,
      consents,
      isOwn: await isOwnApplication(runner, application, actor),
      order: order?.lender_id === lenderId ? order : null,
    },
    lender,
    { isByMessages, at: tx.at },
  );
}
