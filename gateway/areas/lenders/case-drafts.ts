/** Offers and payments that one of a lender's people has entered, and that another confirms or declines. */
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  decideLenderDraft,
  draftOffer as draftOfferCall,
  draftPayment as draftPaymentCall,
} from '#contract/lenders/second-person.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import { notePayment, requirePayable } from '#gateway/lending/delivery/lender-steps.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import type { DraftContent, DraftRow } from '#gateway/lending/lender-cases/case-drafts.ts';
import {
  draftOfCase,
  dropDraft,
  isStaleDraft,
  keepDraft,
  openDraft,
} from '#gateway/lending/lender-cases/case-drafts.ts';
import type { CaseRow, LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockCase, staleCase } from '#gateway/lending/lender-cases/cases.ts';
import type { DeliveryRow } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { findDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import type { OfferDeps } from '#gateway/lending/offers/make-offer.ts';
import { makeOffer, requireOfferable } from '#gateway/lending/offers/make-offer.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { areOfOnePerson, requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import { noteWhyDeclined } from '#gateway/areas/lenders/case-notes.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';
import { caseFrom } from '#gateway/areas/lenders/show-case.ts';

type Drafted = LockedCase & { readonly order: DeliveryRow | null };

/** The audit of the application, which operators and the borrower read, must not say what is not decided yet. */
async function noteDraft(
  { records }: OfferDeps,
  tx: Change,
  { lenderId, actor }: CallingMember,
  action: string,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  await lockLender(records, tx, lenderId);
  await tx.audit({ subject: chainOfLender(lenderId), actor, action: `draft.${action}`, facts });
}

async function keep(
  deps: OfferDeps,
  tx: Change,
  lender: CallingMember,
  drafted: Drafted,
  content: DraftContent,
) {
  const { id: applicationId, number } = drafted.application;
  await requireSomebodyElses(tx, drafted.application, lender.actor);
  const key = await keyOfApplication(deps.keys, tx.runner, applicationId);
  const draft = await keepDraft(tx, key, drafted, lender.actor, content);
  await noteDraft(deps, tx, lender, 'keep', { application: number, draft, kind: content.kind });
  return { draft };
}

/** The delivery order of an application where it is the lender's. */
async function orderOf(
  runner: Runner,
  { application_id: applicationId, lender_id: lenderId }: CaseRow,
): Promise<DeliveryRow | null> {
  const order = await findDelivery(runner, applicationId);
  return order?.lender_id === lenderId ? order : null;
}

/** Leaves an offer to a second person. Refuses as `makeOffer` does. */
export async function draftOffer(
  deps: OfferDeps,
  tx: Change,
  lender: CallingMember,
  body: BodyOf<typeof draftOfferCall>,
): Promise<ReplyOf<typeof draftOfferCall>> {
  const locked = await requireOfferable(deps, tx, lender, body);
  const order = await orderOf(tx.runner, locked.lenderCase);
  const { amount, months, rate, fees, validUntil, apr } = body;
  const content = { kind: 'offer', amount, months, rate, fees, validUntil, apr } as const;
  return keep(deps, tx, lender, { ...locked, order }, content);
}

/** Leaves a payment to a second person. Refuses as `reportPayment` does. */
export async function draftPayment(
  deps: OfferDeps,
  tx: Change,
  lender: CallingMember,
  body: BodyOf<typeof draftPaymentCall>,
): Promise<ReplyOf<typeof draftPaymentCall>> {
  const payable = await requirePayable(deps, tx, lender, body);
  const { amount, reference, paidOn } = body;
  return keep(deps, tx, lender, payable, { kind: 'payment', amount, reference, paidOn });
}

/** What waits for a second person, as one of the lender's people sees it; null where nothing does. */
export async function shownDraft(
  runner: Runner,
  key: Buffer | null,
  { lenderCase, order }: Pick<Drafted, 'lenderCase' | 'order'>,
  reader: CallingMember,
) {
  const row = await draftOfCase(runner, lenderCase);
  if (row === null || key === null) return null;
  const { kind, ...entered } = openDraft(key, row);
  return {
    kind,
    draft: row.id,
    by: (await namesOf(runner, [row.drafted_by])).get(row.drafted_by) ?? '',
    isMine: await areOfOnePerson(runner, row.drafted_by, reader.actor.id),
    at: row.drafted_at,
    isStale: isStaleDraft(row, { lenderCase, order }),
    [kind]: entered,
  };
}

type Decision = Omit<BodyOf<typeof decideLenderDraft>, 'requestId'>;

/** Another of the lender's people confirms what waits, or declines it and says why; who drafted it may take it back. */
export async function decideCaseDraft(
  deps: OfferDeps,
  tx: Change,
  lender: CallingMember,
  body: Decision,
): Promise<ReplyOf<typeof decideLenderDraft>> {
  const locked = await lockCase(deps.records, tx, lender.lenderId, body.number);
  await requireSomebodyElses(tx, locked.application, lender.actor);
  const row = await draftOfCase(tx.runner, locked.lenderCase);
  if (row === null || row.id !== body.draft) {
    throw new Refused(
      refuse('no-such-draft', 'This no longer waits: somebody has decided about it.'),
    );
  }
  return body.decision === 'confirm'
    ? confirm(deps, tx, lender, locked, row, body)
    : decline(deps, tx, lender, locked, row, body);
}

async function confirm(
  deps: OfferDeps,
  tx: Change,
  lender: CallingMember,
  { application, lenderCase }: LockedCase,
  row: DraftRow,
  { seenKeyFactsHash }: Decision,
) {
  const { number } = application;
  await requireSecondPerson(tx.runner, row.drafted_by, lender.actor.id);
  const order = await orderOf(tx.runner, lenderCase);
  if (isStaleDraft(row, { lenderCase, order })) throw new Refused(staleCase(lenderCase));
  const key = await keyOfApplication(deps.keys, tx.runner, application.id);
  const { kind, ...entered } = openDraft(key, row);
  const seen = { requestId: '', number, version: row.case_version };
  await dropDraft(tx, row);
  const facts = { application: number, draft: row.id, kind, draftedBy: row.drafted_by };
  await noteDraft(deps, tx, lender, 'confirm', facts);
  if ('reference' in entered) {
    const paid = await notePayment(deps, tx, lender, { ...seen, ...entered });
    return { number, state: paid.state, version: paid.version };
  }
  if (seenKeyFactsHash === null) {
    throw new Refused(
      refuse('fields-wrong', 'Please read the statement of this offer first.', {
        fields: ['seenKeyFactsHash'],
      }),
    );
  }
  const offered = await makeOffer(deps, tx, lender, { ...seen, ...entered, seenKeyFactsHash });
  return { number, state: offered.state, version: offered.version };
}

async function decline(
  deps: OfferDeps,
  tx: Change,
  lender: CallingMember,
  locked: LockedCase,
  row: DraftRow,
  { note }: Decision,
) {
  const { number } = locked.application;
  await dropDraft(tx, row);
  const facts = { application: number, draft: row.id, kind: row.kind, draftedBy: row.drafted_by };
  await noteDraft(deps, tx, lender, 'decline', facts);
  // Who drafted it takes it back.
  if (!(await areOfOnePerson(tx.runner, row.drafted_by, lender.actor.id))) {
    await noteWhyDeclined(deps, tx, lender, locked, { why: note, author: row.drafted_by });
  }
  return caseFrom(number, locked.lenderCase);
}
