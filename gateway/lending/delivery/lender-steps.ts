import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  cancelDeliveryOrder,
  issueDeliveryOrder,
  reportPayment,
} from '#contract/lenders/calls.ts';
import { LENDER_CASE_STATES, isAgreedCase } from '#domain/lending/states/lender-case-states.ts';
import type { Paise } from '#domain/money/money.ts';
import { plus } from '#domain/money/money.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { requireEdge } from '#gateway/lending/applications/application-edge.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { DeliveryDeps } from '#gateway/lending/delivery/dealer-steps.ts';
import { requirePastDay } from '#gateway/lending/delivery/dealer-steps.ts';
import type { DeliveryRow } from '#gateway/lending/lender-cases/delivery-orders.ts';
import {
  deliveryFrom,
  findDelivery,
  cancelOrder,
  moveDelivery,
  requireDeliveryEdge,
} from '#gateway/lending/lender-cases/delivery-orders.ts';
import { sealReference } from '#gateway/lending/lender-cases/payments.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow, LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockSeenCase, moveCase } from '#gateway/lending/lender-cases/cases.ts';
import { closeApplication } from '#gateway/lending/lender-cases/end-cases.ts';
import type { CallingLender } from '#gateway/lending/lender-cases/calling-lender.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { dropUnsent } from '#gateway/lending/outbox/enqueue.ts';
import { digestOfTransfer } from '#gateway/lending/lender-cases/search-digests.ts';
import { keepPayment } from '#gateway/lending/lender-cases/payments.ts';

type DeliveryReply = ReplyOf<typeof issueDeliveryOrder>;

const caseState = z.enum(LENDER_CASE_STATES);

/** The case with its delivery order, as the lender's calls show them. */
const currentOf = ({ state, version }: CaseRow, order: DeliveryRow | null) => ({
  state: z.parse(caseState, state),
  version,
  delivery: order === null ? null : shownDelivery(order),
});

const shownDelivery = (order: DeliveryRow) => {
  const { state, amount, paid } = deliveryFrom(order);
  return { state, amount, paid };
};

const replyOf = (
  { number }: ApplicationRow,
  lenderCase: CaseRow,
  order: DeliveryRow,
): DeliveryReply => ({
  ...currentOf(lenderCase, order),
  number,
  delivery: shownDelivery(order),
});

/** 409 with what case and delivery order are now. */
const outOfOrder = (
  lenderCase: CaseRow,
  order: DeliveryRow | null,
  code: keyof typeof OUT_OF_ORDER = 'delivery-out-of-order',
) => refuse(code, OUT_OF_ORDER[code], { current: currentOf(lenderCase, order) });

const OUT_OF_ORDER = {
  'delivery-out-of-order':
    'The delivery order is not as far, or is beyond that. Here is how it is now.',
  'transfer-reported': 'This transfer was reported before.',
  'more-than-owed': 'This is more than the dealer is still owed.',
} as const;

type LockedDelivery = LockedCase & { readonly order: DeliveryRow };

/** The case as the lender saw it, with its delivery order. Refuses with 409 where there is none, or the case has ended. */
async function lockDelivery(
  { records }: DeliveryDeps,
  tx: Change,
  lenderId: string,
  seen: { readonly number: string; readonly version: number },
): Promise<LockedDelivery> {
  const found = await lockSeenCase(records, tx, lenderId, seen);
  const order = await findDelivery(tx.runner, found.application.id);
  const own = order?.lender_id === lenderId ? order : null;
  if (own === null || !isAgreedCase(found.lenderCase)) {
    throw new Refused(outOfOrder(found.lenderCase, own));
  }
  return { ...found, order: own };
}

/** Promises the dealer the amount. */
export async function issueDelivery(
  deps: DeliveryDeps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: BodyOf<typeof issueDeliveryOrder>,
): Promise<DeliveryReply> {
  const { application, lenderCase, order } = await lockDelivery(deps, tx, lenderId, body);
  const refusal = outOfOrder(lenderCase, order);
  const facts = { amount: order.amount };
  const moved = await moveDelivery(tx, order, { action: 'issue', actor, facts }, {}, refusal);
  await notifyBorrower(tx, application, 'delivery-order-issued');
  return replyOf(application, lenderCase, moved);
}

/** Takes the promise back, before the vehicle was delivered. */
export async function cancelDelivery(
  deps: DeliveryDeps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: BodyOf<typeof cancelDeliveryOrder>,
): Promise<DeliveryReply> {
  const { application, lenderCase, order } = await lockDelivery(deps, tx, lenderId, body);
  const { reason } = body;
  const moved = await cancelOrder(tx, order, actor, reason, outOfOrder(lenderCase, order));
  // Of what was cancelled the lender hears no more, and another order has another invoice.
  await dropUnsent(tx, application.id, lenderId, ['delivery-requested', 'invoiced']);
  await notifyBorrower(tx, application, 'delivery-order-cancelled');
  return replyOf(application, lenderCase, moved);
}

type Payable = LockedDelivery & {
  /** By the application's key, of the transfer's reference. */
  readonly key: Buffer;
  readonly digest: string;
  /** The payment's place among those of the order, from 1. */
  readonly position: number;
  /** What is paid with it. */
  readonly paid: Paise;
  readonly action: 'payAll' | 'payPart';
};

/**
 * What a transfer to the dealer would be noted as. Refuses with 409 and what is owed a payment before the delivery, more than
 * is owed, and a transfer that was reported before.
 */
export async function requirePayable(
  deps: DeliveryDeps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: Omit<BodyOf<typeof reportPayment>, 'requestId'>,
): Promise<Payable> {
  const locked = await lockDelivery(deps, tx, lenderId, body);
  const { lenderCase, order } = locked;
  requirePastDay(tx.at, body.paidOn, 'paidOn');
  const paid = plus(order.paid, body.amount);
  const action = paid === order.amount ? 'payAll' : 'payPart';
  requireDeliveryEdge(order, action, actor, outOfOrder(lenderCase, order));
  const { application_id: applicationId } = order;
  const key = await keyOfApplication(deps.keys, tx.runner, applicationId);
  const digest = createHmac('sha256', key).update(`payment\n${body.reference}`).digest('base64url');
  const known = await tx.runner
    .selectFrom('delivery_payments')
    .select(['position', 'reference_digest'])
    .where('application_id', '=', applicationId)
    .execute();
  if (known.some((each) => each.reference_digest === digest)) {
    throw new Refused(outOfOrder(lenderCase, order, 'transfer-reported'));
  }
  if (paid > order.amount) throw new Refused(outOfOrder(lenderCase, order, 'more-than-owed'));
  return { ...locked, key, digest, position: known.length + 1, paid, action };
}

/** The dealer has all the money: the loan is disbursed. */
async function disburse(
  tx: Change,
  application: ApplicationRow,
  lenderCase: CaseRow,
  actor: Actor,
): Promise<CaseRow> {
  const { action } = requireEdge('disburse', application);
  const moved = await moveCase(tx, lenderCase, { action: 'disburse', actor });
  await closeApplication(tx, application, 'DISBURSED', actor, action);
  await notifyBorrower(tx, application, 'disbursed');
  return moved;
}

/** Notes a transfer to the dealer; with the last one the loan is disbursed. Refuses as `requirePayable` does. */
export async function notePayment(
  deps: DeliveryDeps,
  tx: Change,
  lender: CallingLender,
  body: BodyOf<typeof reportPayment>,
): Promise<DeliveryReply> {
  const { actor } = lender;
  const { application, lenderCase, order, key, digest, position, paid, action } =
    await requirePayable(deps, tx, lender, body);
  const { amount, reference, paidOn } = body;
  const { application_id: applicationId } = order;
  const facts = { amount, paid, of: order.amount };
  const refusal = outOfOrder(lenderCase, order);
  const moved = await moveDelivery(tx, order, { action, actor, facts }, { paid }, refusal);
  await keepPayment(tx, order.lender_id, {
    application_id: applicationId,
    position,
    amount,
    reference_digest: digest,
    search_digest: await digestOfTransfer(deps.keys, tx.runner, reference),
    sealed_reference: sealReference(key, applicationId, position, reference),
    paid_on: paidOn,
  });
  const end = action === 'payAll' ? await disburse(tx, application, lenderCase, actor) : lenderCase;
  return replyOf(application, end, moved);
}
