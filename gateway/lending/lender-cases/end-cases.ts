import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import type { CancellationReason } from '#contract/lenders/messages.ts';
import type { ALL_REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import type { ApplicationOutcome } from '#domain/lending/states/application-states.ts';
import { applicationEdge } from '#domain/lending/states/application-states.ts';
import { deliveryEdge } from '#domain/lending/states/delivery-states.ts';
import { offerEdge } from '#domain/lending/states/offer-states.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { noteOfApplication } from '#gateway/lending/applications/change-application.ts';
import { settleRequests } from '#gateway/lending/applications/change-requests.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  NOTHING_PENDING,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf, moveCase } from '#gateway/lending/lender-cases/cases.ts';
import { cancelOrder, findDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { moveOffer, offersOf } from '#gateway/lending/lender-cases/stored-offers.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { dropUnsent, enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';

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
  tx: Change,
  application: Pick<ApplicationRow, 'id'>,
  { actor, why, isMeant = () => true }: Cancellation,
): Promise<void> {
  const open = (await casesOf(tx.runner, application.id)).filter(
    (each) => isOpenCase(each) && isMeant(each),
  );
  for (const lenderCase of open) {
    await moveCase(tx, lenderCase, { action: 'cancel', actor, facts: { why } }, { reason: why });
    await endWithCase(tx, lenderCase, actor, why);
  }
}

/** What ends with a case: requests, open offers, a delivery order that nothing was delivered on, unsent messages. */
export async function endWithCase(
  tx: Change,
  { application_id: applicationId, lender_id: lenderId }: CaseRow,
  actor: Actor,
  why: CancellationReason,
): Promise<void> {
  await settleRequests(tx, applicationId, lenderId);
  const offers = await offersOf(tx.runner, applicationId);
  for (const offer of offers.filter((each) => each.lender_id === lenderId)) {
    if (offerEdge('endWithCase', offer.state) === null) continue;
    await moveOffer(tx, offer, { action: 'endWithCase', actor, reason: why });
  }
  const order = await findDelivery(tx.runner, applicationId);
  if (order?.lender_id === lenderId && deliveryEdge('cancel', order.state) !== null) {
    await cancelOrder(tx, order, actor, why);
  }
  if (await dropUnsent(tx, applicationId, lenderId)) {
    await enqueueMessage(tx, {
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
  tx: Change,
  application: ApplicationRow,
  actor: Actor,
  rejectReason: (typeof ALL_REJECTION_REASONS)[number] | null = null,
): Promise<number> {
  const states = (await casesOf(tx.runner, application.id)).map(({ state }) => state);
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
  const version = await closeApplication(tx, application, outcome, actor, 'endWithoutLender');
  if (rejectReason !== null && outcome === 'REJECTED') {
    await noteOfApplication(tx, application.id, { reject_reason: rejectReason });
  }
  if (outcome === 'REJECTED') await notifyBorrower(tx, application, 'rejected');
  if (outcome === 'EXPIRED') await notifyBorrower(tx, application, 'expired');
  return version;
}

/** Closes an application, with its audit. What becomes of its cases is the caller's. Gives its version. */
export async function closeApplication(
  tx: Change,
  row: ApplicationRow,
  outcome: ApplicationOutcome,
  actor: Actor,
  action: string,
  facts: AuditEvent['facts'] = {},
): Promise<number> {
  const version = await touchApplication(tx, row, {
    state: 'CLOSED',
    outcome,
    closed_at: tx.at,
    claimed_by: null,
    claimed_at: null,
    ...NOTHING_PENDING,
    returns_to: null,
    due_at: null,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor,
    action,
    facts: { from: row.state, to: 'CLOSED', outcome, version, ...facts },
  });
  return version;
}

/** Ends an application with all its cases; lenders that may have heard of it are notified. */
export async function endApplication(
  tx: Change,
  row: ApplicationRow,
  outcome: 'WITHDRAWN' | 'EXPIRED',
  actor: Actor,
  action: string,
  why: CancellationReason = 'withdrawn',
): Promise<number> {
  const version = await closeApplication(tx, row, outcome, actor, action);
  await cancelCases(tx, row, { actor, why });
  return version;
}
