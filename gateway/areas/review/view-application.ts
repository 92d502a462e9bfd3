import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { ApplicationId } from '#domain/ids.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { MAX_HISTORY, reviewedApplication } from '#contract/operators/review.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { areOfOnePerson } from '#gateway/people/memberships/same-person.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  notFound,
  ownerOf,
  staleApplication,
} from '#gateway/lending/applications/find-application.ts';
import { contentOf, caseFrom } from '#gateway/lending/own-applications/read-application.ts';
import { consentFrom, consentsOf } from '#gateway/lending/consents/consents.ts';
import { findDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { readComparing } from '#gateway/lending/documents/document-checks.ts';
import { documentsOf } from '#gateway/lending/documents/list-documents.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change, Refused } from '#gateway/foundation/http/change-once.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import { shownOffers } from '#gateway/lending/lender-cases/stored-offers.ts';
import { noteMentionsRead, notesOf } from '#gateway/lending/applications/notes.ts';
import { threadOf } from '#gateway/areas/review/letters.ts';
import { noteAccess } from '#gateway/areas/review/notes.ts';
import { changeRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import { lockSubmitted } from '#gateway/areas/review/lock-for-review.ts';
import { duplicatesOf } from '#gateway/areas/review/duplicates.ts';
import { findQueued, queuedFrom } from '#gateway/areas/review/queue.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

type Look = {
  readonly row: ApplicationRow;
  readonly hasContent: boolean;
  readonly hasNotes: boolean;
  readonly isOwn: boolean;
  readonly duplicates: Awaited<ReturnType<typeof duplicatesOf>>;
};

const NO_DUPLICATES: Look['duplicates'] = { applications: [], isWhole: true };

/** Notes how many other applications an operator was shown, unless that is what they were shown last: pages are read often. */
async function noteShown(
  tx: Change,
  operator: MemberActor,
  applicationId: ApplicationId,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const subject = ownerOf(applicationId);
  const facts = { applications: count };
  const last = await tx.runner
    .selectFrom('audit_entries')
    .select('facts')
    .where('subject', '=', subject)
    .where('actor', '=', operator.id)
    .where('action', '=', 'showDuplicates')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.facts === JSON.stringify(facts)) return;
  await tx.audit({ subject, actor: operator, action: 'showDuplicates', facts });
}

/** Notes the look before anything is opened. A closed application is looked at no more. */
async function noteLook(
  { records }: LoanDeps,
  tx: Change,
  operator: MemberActor,
  number: string,
): Promise<Look> {
  const row = await lockSubmitted(records, tx, number);
  if (row.state === 'CLOSED') throw new Refused(staleApplication(row));
  const {
    hasContent,
    isOpen: hasNotes,
    hasUnread,
    isOwn,
  } = await noteAccess(tx.runner, row, operator);
  if (hasUnread) await noteMentionsRead(tx, row.id, operator.id);
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'viewApplication',
    facts: { hasContent },
  });
  const duplicates = isOwn ? NO_DUPLICATES : await duplicatesOf(tx.runner, row);
  await noteShown(tx, operator, row.id, duplicates.applications.length);
  return { row, hasContent, hasNotes, isOwn, duplicates };
}

/** null where nothing waits, and for whoever has applied: nothing is decided yet. */
async function draftOf({ records: { db } }: LoanDeps, { row, isOwn }: Look, operator: MemberActor) {
  const { drafted_decision: decision, drafted_by: by, drafted_at: at } = row;
  if (decision === null || by === null || at === null || isOwn) return null;
  return {
    decision,
    reason: row.drafted_reason,
    by: (await namesOf(db, [by])).get(by) ?? '',
    isMine: await areOfOnePerson(db, by, operator.id),
    at,
  };
}

/** null for those who may not read them. */
async function shownNotes(
  { records: { db }, keys }: LoanDeps,
  { row, hasNotes }: Look,
  operator: MemberActor,
) {
  if (!hasNotes) return null;
  const key = await keyOfApplication(keys, db, row.id);
  return notesOf(db, key, { applicationId: row.id, lenderId: null }, operator.id);
}

/** What an offer says is opened with the rest of the content only. */
async function offersOf({ records: { db }, keys }: LoanDeps, { row, hasContent }: Look) {
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
async function deliveryOf(db: Runner, applicationId: ApplicationId) {
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

async function historyOf(db: Runner, applicationId: ApplicationId) {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'role', 'actor', 'action', 'facts'])
    .where('subject', '=', ownerOf(applicationId))
    .orderBy('seq', 'desc')
    .limit(MAX_HISTORY)
    .execute();
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) }));
}

/** File names are the borrower's words, and checks say something of them. */
async function documentListOf({ records: { db }, keys }: LoanDeps, { row, hasContent }: Look) {
  const { documents } = await documentsOf({ keys }, db, row, 'operator');
  if (!hasContent) return documents.map((each) => ({ ...each, fileName: null, checks: null }));
  const { found } = await readComparing(keys, db, row.id, null);
  return documents.map((each) => ({ ...each, checks: found.get(each.document) ?? [] }));
}

/** Everything about one application, for operators. */
export async function viewApplication(
  deps: LoanDeps,
  operator: MemberActor,
  number: string,
): Promise<Answer<ReplyOf<typeof reviewedApplication>>> {
  const { records, keys, catalogue } = deps;
  const { db } = records;
  const looked = await change(records, (tx) => noteLook(deps, tx, operator, number));
  if (looked.status !== 200) return looked;
  const { row, hasContent, isOwn } = looked.reply;
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
      documentList: await documentListOf(deps, looked.reply),
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
      duplicates: looked.reply.duplicates,
      offers: await offersOf(deps, looked.reply),
      draft: await draftOf(deps, looked.reply, operator),
      notes: await shownNotes(deps, looked.reply, operator),
      letters: hasContent && !isOwn ? await threadOf(deps, row, operator) : null,
      history: await historyOf(db, row.id),
    }),
  );
}
