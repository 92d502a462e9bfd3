import type { Selectable } from 'kysely';
import type { CancellationReason } from '#contract/lenders/messages.ts';
import type { ApplicationOutcome } from '#domain/lending/states/application-states.ts';
import type { ALL_REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import { deliveryEdge } from '#domain/lending/states/delivery-states.ts';
import type {
  LenderCaseAction,
  LenderCaseEdge,
} from '#domain/lending/states/lender-case-states.ts';
import { ENDED_CASE_STATES, lenderCaseEdge } from '#domain/lending/states/lender-case-states.ts';
import { offerEdge } from '#domain/lending/states/offer-states.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  notFound,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { findDelivery, moveDelivery } from '#gateway/lending/delivery/delivery-orders.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { settleRequests } from '#gateway/lending/lender-cases/settle-requests.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { moveOffer, offersOf } from '#gateway/lending/offers/stored-offers.ts';
import { dropUnsent, enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type CaseRow = Selectable<Tables['lender_cases']>;

export type LockedCase = { readonly application: ApplicationRow; readonly lenderCase: CaseRow };

/** 409 with what the case is now. */
export const staleCase = ({ state, version }: Pick<CaseRow, 'state' | 'version'>) =>
  refuse('case-changed', 'This case has changed meanwhile. Here is how it is now.', {
    current: { state, version },
  });

/** The cases of an application, by their lenders. */
export const casesOf = (runner: Runner, applicationId: string): Promise<CaseRow[]> =>
  runner
    .selectFrom('lender_cases')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('lender_id')
    .execute();

export const isOpenCase = ({ state }: Pick<CaseRow, 'state'>): boolean =>
  !ENDED_CASE_STATES.some((ended) => ended === state);

/**
 * A lender's case with its application, whose row is locked until the change ends: every change of a case takes this lock
 * first. Refuses with 404, in the same words, where there is none, it is another lender's, or it was not handed over.
 */
export async function lockCase(
  records: Records,
  { runner }: Change,
  lenderId: string,
  number: string,
): Promise<LockedCase> {
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('handed_over_at', 'is not', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lender_cases')
        .select('lender_cases.application_id')
        .where('lender_cases.lender_id', '=', lenderId),
    );
  const application = await records.forChange(query).executeTakeFirst();
  if (application === undefined) throw new Refused(notFound());
  const lenderCase = await runner
    .selectFrom('lender_cases')
    .selectAll()
    .where('application_id', '=', application.id)
    .where('lender_id', '=', lenderId)
    .executeTakeFirstOrThrow();
  return { application, lenderCase };
}

/** As `lockCase`; refuses with 409 and the current state when it has changed since `version`. */
export async function lockSeenCase(
  records: Records,
  one: Change,
  lenderId: string,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<LockedCase> {
  const found = await lockCase(records, one, lenderId, number);
  if (found.lenderCase.version !== version) throw new Refused(staleCase(found.lenderCase));
  return found;
}

type Move = {
  readonly action: LenderCaseAction;
  readonly actor: Actor;
  readonly facts?: AuditEvent['facts'];
};

/** The edge that somebody's action takes; refuses with 409 where the case's state has none for them. */
export function requireCaseEdge(
  lenderCase: CaseRow,
  action: LenderCaseAction,
  { role }: Actor,
): LenderCaseEdge {
  const edge = lenderCaseEdge(action, lenderCase.state);
  if (edge === null || !edge.who.includes(role)) throw new Refused(staleCase(lenderCase));
  return edge;
}

/** Takes an edge of the table of states, with its audit; refuses with 409 where the case's state has none. */
export async function moveCase(
  one: Change,
  lenderCase: CaseRow,
  { action, actor, facts = {} }: Move,
  changes: Partial<Pick<CaseRow, 'acknowledged_at' | 'reason'>> = {},
): Promise<CaseRow> {
  const edge = requireCaseEdge(lenderCase, action, actor);
  const moved = {
    ...lenderCase,
    ...changes,
    state: edge.to,
    version: lenderCase.version + 1,
    changed_at: one.at,
  };
  await write(
    one.runner,
    one.runner
      .updateTable('lender_cases')
      .set({ ...changes, state: moved.state, version: moved.version, changed_at: one.at })
      .where('application_id', '=', lenderCase.application_id)
      .where('lender_id', '=', lenderCase.lender_id),
  );
  await one.audit({
    subject: ownerOf(lenderCase.application_id),
    actor,
    action: `case.${action}`,
    facts: { lender: lenderCase.lender_id, from: lenderCase.state, to: edge.to, ...facts },
  });
  return moved;
}

type Cancellation = {
  readonly actor: Actor;
  readonly why: CancellationReason;
  /** Only of these lenders; of all if it is left out. */
  readonly isMeant?: (lenderCase: CaseRow) => boolean;
};

/**
 * Cancels the open cases of an application, which the caller has locked, with their open offers and the delivery order.
 * Lenders that may have heard of the application are notified; others are sent nothing more.
 */
export async function cancelCases(
  one: Change,
  application: Pick<ApplicationRow, 'id'>,
  { actor, why, isMeant = () => true }: Cancellation,
): Promise<void> {
  const open = (await casesOf(one.runner, application.id)).filter(
    (each) => isOpenCase(each) && isMeant(each),
  );
  for (const lenderCase of open) {
    await moveCase(one, lenderCase, { action: 'cancel', actor, facts: { why } }, { reason: why });
    await endWithCase(one, lenderCase, actor, why);
  }
}

/** What ends with a case: requests, open offers, a delivery order that nothing was delivered on, unsent messages. */
export async function endWithCase(
  one: Change,
  { application_id: applicationId, lender_id: lenderId }: CaseRow,
  actor: Actor,
  why: CancellationReason,
): Promise<void> {
  await settleRequests(one, applicationId, lenderId);
  const offers = await offersOf(one.runner, applicationId);
  for (const offer of offers.filter((each) => each.lender_id === lenderId)) {
    if (offerEdge('endWithCase', offer.state) === null) continue;
    await moveOffer(one, offer, { action: 'endWithCase', actor, reason: why });
  }
  const order = await findDelivery(one.runner, applicationId);
  if (order?.lender_id === lenderId && deliveryEdge('cancel', order.state) !== null) {
    await moveDelivery(
      one,
      order,
      { action: 'cancel', actor, facts: { reason: why } },
      { reason: why },
    );
  }
  if (await dropUnsent(one, applicationId, lenderId)) {
    await enqueueMessage(one, {
      applicationId,
      lenderId,
      kind: 'cancelled',
      facts: { reason: why },
    });
  }
}

/**
 * Closes an application none of whose lenders goes on: REJECTED where one rejected it, else EXPIRED where an offer
 * lapsed, else WITHDRAWN, or REJECTED for the reason that is given. Does nothing while a case is open. Gives the
 * application's version.
 */
export async function closeWithoutLender(
  one: Change,
  application: ApplicationRow,
  actor: Actor,
  rejectReason: (typeof ALL_REJECTION_REASONS)[number] | null = null,
): Promise<number> {
  const states = (await casesOf(one.runner, application.id)).map(({ state }) => state);
  const edge = applicationEdge('endWithoutLender', application.state);
  const isOver = edge !== null && states.every((state) => !isOpenCase({ state }));
  if (!isOver || states.length === 0) return application.version;
  const outcome: ApplicationOutcome = states.includes('REJECTED')
    ? 'REJECTED'
    : states.includes('EXPIRED')
      ? 'EXPIRED'
      : rejectReason === null
        ? 'WITHDRAWN'
        : 'REJECTED';
  const version = await closeApplication(one, application, outcome, actor, 'endWithoutLender');
  if (rejectReason !== null && outcome === 'REJECTED') {
    await write(
      one.runner,
      one.runner
        .updateTable('applications')
        .set({ reject_reason: rejectReason })
        .where('id', '=', application.id),
    );
  }
  if (outcome === 'REJECTED') await notifyBorrower(one, application, 'rejected');
  if (outcome === 'EXPIRED') await notifyBorrower(one, application, 'expired');
  return version;
}

/** Closes an application, with its audit. What becomes of its cases is the caller's. Gives its version. */
export async function closeApplication(
  one: Change,
  row: ApplicationRow,
  outcome: ApplicationOutcome,
  actor: Actor,
  action: string,
  facts: AuditEvent['facts'] = {},
): Promise<number> {
  const version = await touchApplication(one, row, {
    state: 'CLOSED',
    outcome,
    closed_at: one.at,
    claimed_by: null,
    claimed_at: null,
    returns_to: null,
    due_at: null,
  });
  await one.audit({
    subject: ownerOf(row.id),
    actor,
    action,
    facts: { from: row.state, to: 'CLOSED', outcome, version, ...facts },
  });
  return version;
}
