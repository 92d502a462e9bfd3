import type { ReplyOf } from '#contract/gateway.ts';
import { MAX_HISTORY, reviewedApplication } from '#contract/operators/review.ts';
import type { LoanNeeds } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  notFound,
  ownerOf,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';
import { contentOf, caseFrom } from '#gateway/lending/own-applications/read-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { consentFrom, consentsOf } from '#gateway/lending/consents/consents.ts';
import { findDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { documentsOf } from '#gateway/lending/documents/list-documents.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change, Refused } from '#gateway/foundation/http/change-once.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { shownOffers } from '#gateway/lending/lender-cases/stored-offers.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import { lockSubmitted, mayReadContent } from '#gateway/areas/review/lock-for-review.ts';
import { findQueued, queuedFrom } from '#gateway/areas/review/queue.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

type Look = { readonly row: ApplicationRow; readonly hasContent: boolean };

/** Notes the look before anything is opened. A closed application is looked at no more. */
async function noteLook(
  { records }: LoanNeeds,
  tx: Change,
  operator: Actor,
  number: string,
): Promise<Look> {
  const row = await lockSubmitted(records, tx, number);
  if (row.state === 'CLOSED') throw new Refused(staleApplication(row));
  const hasContent = mayReadContent(row, operator);
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'viewApplication',
    facts: { hasContent },
  });
  return { row, hasContent };
}

/** What an offer says is opened with the rest of the content only. */
async function offersOf({ records: { db }, keys }: LoanNeeds, { row, hasContent }: Look) {
  const key = hasContent ? await keys.find(db, ownerOf(row.id)) : null;
  const shown = await shownOffers(db, key, row.id);
  return shown.map(({ offer, lenderId, state, madeAt, validUntil, terms }) => ({
    offer,
    lenderId,
    state,
    madeAt,
    validUntil,
    terms,
  }));
}

/** The delivery order as operators need it: nothing that is sealed is opened. */
async function deliveryOf(db: Runner, applicationId: string) {
  const order = await findDelivery(db, applicationId);
  if (order === null) return null;
  const payments = await db
    .selectFrom('delivery_payments')
    .select(['amount', 'paid_on as paidOn', 'reported_at as reportedAt'])
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();
  return {
    lenderId: order.lender_id,
    state: order.state,
    version: order.version,
    amount: order.amount,
    paid: order.paid,
    reason: order.reason,
    requestedAt: order.requested_at,
    changedAt: order.changed_at,
    payments,
  };
}

async function historyOf(db: Runner, applicationId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'role', 'actor', 'action', 'facts'])
    .where('subject', '=', ownerOf(applicationId))
    .orderBy('seq', 'desc')
    .limit(MAX_HISTORY)
    .execute();
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) }));
}

/** File names are the borrower's words. */
async function documentListOf(needs: LoanNeeds, { row, hasContent }: Look) {
  const { documents } = await documentsOf(needs, needs.records.db, row, 'operator');
  return hasContent ? documents : documents.map((each) => ({ ...each, fileName: null }));
}

/** Everything about one application, for operators. */
export async function viewApplication(
  needs: LoanNeeds,
  operator: Actor,
  number: string,
): Promise<Answer<ReplyOf<typeof reviewedApplication>>> {
  const { records, keys, catalogue } = needs;
  const { db } = records;
  const looked = await change(records, (tx) => noteLook(needs, tx, operator, number));
  if (looked.status !== 200) return looked;
  const { row, hasContent } = looked.reply;
  const queued = await findQueued(db, number);
  if (queued === null) return notFound();
  const [summary] = queuedFrom([queued], operator.id, await timeOf(records, db));
  const consents = await consentsOf(db, row.id);
  const cases = await casesOf(db, row.id);
  return reply(
    reviewedApplication.reply.parse({
      ...summary,
      language: row.language,
      content: hasContent ? await contentOf({ db, keys, catalogue }, row) : null,
      documentList: await documentListOf(needs, looked.reply),
      cases: cases.map((each) => ({
        ...caseFrom(each, row),
        acknowledgedAt: each.acknowledged_at,
        changedAt: each.changed_at,
        reason: each.reason,
      })),
      delivery: await deliveryOf(db, row.id),
      consents: consents
        .filter(({ person }) => person === 'borrower')
        .map((consent) => consentFrom(consent)),
      changeRequests: await changeRequestsOf(db, row.id),
      offers: await offersOf(needs, looked.reply),
      history: await historyOf(db, row.id),
    }),
  );
}
