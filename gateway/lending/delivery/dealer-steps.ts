import { canCorrectVehicle } from '#domain/lending/states/delivery-states.ts';
import { isAgreedCase } from '#domain/lending/states/lender-case-states.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  completeDelivery,
  correctVehicle,
  reportDelivery,
  reportInvoice,
  requestDeliveryOrder,
} from '#contract/applications/delivery.ts';
import { indianDayOf } from '#domain/days.ts';
import { paise } from '#domain/money/money.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  lockFound,
  ownerOf,
} from '#gateway/lending/applications/find-application.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import type { DeliveryRow } from '#gateway/lending/lender-cases/delivery-orders.ts';
import {
  claimVehicle,
  correctDelivery,
  deliveryFrom,
  findDelivery,
  moveDelivery,
  openDelivery,
  sealDelivery,
  staleDelivery,
} from '#gateway/lending/lender-cases/delivery-orders.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { casesOf } from '#gateway/lending/lender-cases/cases.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import { acceptedOffer, openOffer } from '#gateway/lending/lender-cases/stored-offers.ts';
import { enqueueMessage } from '#gateway/lending/outbox/enqueue.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { digestOfChassis } from '#gateway/lending/lender-cases/search-digests.ts';
import { seenApplications, sightOf, wholeOf } from '#gateway/lending/applications/branch-sight.ts';
import { returnToStock, takeFromStock } from '#gateway/lending/price-lists/stock.ts';
import { keepDelivery } from '#gateway/lending/lender-cases/delivery-orders.ts';

export type DeliveryDeps = { readonly records: Records; readonly keys: DataKeys };

type DeliveryReply = ReplyOf<typeof requestDeliveryOrder>;

const noOrder = () =>
  refuse('no-delivery-order', 'There is no delivery order yet.', {
    current: { state: null, version: null },
  });

const replyOf = ({ number }: ApplicationRow, order: DeliveryRow): DeliveryReply => ({
  number,
  delivery: deliveryFrom(order),
});

/**
 * The application that a member works on, locked until the change ends: a dealer's own that the
 * member sees, for operators each that was submitted. Refuses with 404, in the same words, whatever else.
 */
async function lockForMember(
  records: Records,
  { runner }: Change,
  member: Member,
  number: string,
): Promise<ApplicationRow> {
  const { role, organisation } = member;
  const sight = role === 'operator' ? null : await sightOf(runner, member);
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('state', '!=', 'DRAFT')
    .$if(sight !== null, (all) =>
      all
        .where('dealer_id', '=', organisation)
        .where(seenApplications(sight ?? wholeOf(organisation))),
    );
  return lockFound(records, query);
}

/** The delivery order as the member saw it. */
async function lockSeenDelivery(
  records: Records,
  tx: Change,
  member: Member,
  { number, version }: { readonly number: string; readonly version: number },
) {
  const application = await lockForMember(records, tx, member, number);
  const order = await findDelivery(tx.runner, application.id);
  if (order === null) throw new Refused(noOrder());
  if (order.version !== version) throw new Refused(staleDelivery(order));
  const all = await casesOf(tx.runner, application.id);
  const lenderCase = all.find((each) => each.lender_id === order.lender_id);
  if (lenderCase === undefined) throw new Error('a delivery order is of a case');
  return { application, order, lenderCase };
}

/** Refuses a step when the loan ended meanwhile, as the borrower left it while it could be left. */
function requireCase(order: DeliveryRow, isGoingOn: boolean): void {
  if (!isGoingOn) throw new Refused(staleDelivery(order));
}

/** The same of a loan that is still agreed. */
async function lockAgreedDelivery(...seen: Parameters<typeof lockSeenDelivery>) {
  const locked = await lockSeenDelivery(...seen);
  requireCase(locked.order, isAgreedCase(locked.lenderCase));
  return locked;
}

/** A day in India that has come. */
export function requirePastDay(at: number, day: string, field: string): void {
  if (day <= indianDayOf(at)) return;
  throw new Refused(refuse('day-to-come', 'This day has not come yet.', { fields: [field] }));
}

/** Refuses with 409 when no lender has agreed. */
function agreedCase(cases: readonly CaseRow[]): CaseRow {
  const found = cases.find((each) => isAgreedCase(each));
  if (found !== undefined) return found;
  throw new Refused(
    refuse('not-agreed-yet', 'Borrower and lender have not agreed yet.', {
      current: { state: null, version: null },
    }),
  );
}

async function addOrder(
  { keys }: DeliveryDeps,
  { runner, at }: Change,
  { id }: ApplicationRow,
  lenderCase: CaseRow,
  version: number,
): Promise<DeliveryRow> {
  const key = await keyOfApplication(keys, runner, id);
  const { vehicle } = await openSections(runner, key, id);
  const offer = await acceptedOffer(runner, id);
  if (offer === null) throw new Error('a lender agrees about an accepted offer');
  const order: DeliveryRow = {
    application_id: id,
    lender_id: lenderCase.lender_id,
    state: 'REQUESTED',
    version,
    sealed: sealDelivery(key, id, {
      prices: {
        exShowroomPrice: vehicle.exShowroomPrice ?? paise(0),
        onRoadPrice: vehicle.onRoadPrice ?? paise(0),
        downPayment: vehicle.downPayment ?? paise(0),
      },
      invoice: null,
      deliveredOn: null,
    }),
    chassis_digest: null,
    delivered_on: null,
    amount: openOffer(key, offer).terms.disbursed,
    paid: paise(0),
    reason: null,
    requested_at: at,
    changed_at: at,
  };
  await keepDelivery(runner, order);
  return order;
}

/** Asks the lender that has agreed for a delivery order. One that was cancelled makes room for another. */
export async function requestDelivery(
  deps: DeliveryDeps,
  tx: Change,
  member: Member,
  { number }: BodyOf<typeof requestDeliveryOrder>,
): Promise<DeliveryReply> {
  const application = await lockForMember(deps.records, tx, member, number);
  const before = await findDelivery(tx.runner, application.id);
  if (before !== null && before.state !== 'CANCELLED') throw new Refused(staleDelivery(before));
  const lenderCase = agreedCase(await casesOf(tx.runner, application.id));
  const order = await addOrder(deps, tx, application, lenderCase, (before?.version ?? 0) + 1);
  await tx.audit({
    subject: ownerOf(application.id),
    actor: actorOf(member),
    action: 'delivery.request',
    facts: { lender: order.lender_id, to: order.state, amount: order.amount },
  });
  await tellLender(tx, order, 'delivery-requested', {
    amount: order.amount,
    dealerId: application.dealer_id,
  });
  return replyOf(application, order);
}

const tellLender = (
  tx: Change,
  { application_id: applicationId, lender_id: lenderId }: DeliveryRow,
  kind: 'delivery-requested' | 'invoiced' | 'delivered' | 'delivery-complete',
  facts: Readonly<Record<string, string | number | null>> = {},
) => enqueueMessage(tx, { applicationId, lenderId, kind, facts });

/** Adds to what the order says of the vehicle. */
async function sayOfVehicle(
  { keys }: DeliveryDeps,
  tx: Change,
  order: DeliveryRow,
  said: Partial<ReturnType<typeof openDelivery>>,
): Promise<string> {
  const key = await keyOfApplication(keys, tx.runner, order.application_id);
  return sealDelivery(key, order.application_id, { ...openDelivery(key, order), ...said });
}

/** Notes the numbers of invoice, chassis and insurance. The vehicle leaves the dealer's stock. */
export async function noteInvoice(
  deps: DeliveryDeps,
  tx: Change,
  member: Member,
  body: BodyOf<typeof reportInvoice>,
): Promise<DeliveryReply> {
  const { application, order } = await lockAgreedDelivery(deps.records, tx, member, body);
  const { invoiceNumber, chassisNumber, insurancePolicyNumber } = body;
  const actor = actorOf(member);
  const digest = await digestOfChassis(deps.keys, tx.runner, chassisNumber);
  await claimVehicle(deps.records, tx, order, digest);
  const sealed = await sayOfVehicle(deps, tx, order, {
    invoice: { invoiceNumber, chassisNumber, insurancePolicyNumber },
  });
  const moved = await moveDelivery(
    tx,
    order,
    { action: 'reportInvoice', actor },
    { sealed, chassis_digest: digest },
  );
  if (application.dealer_id !== null) {
    const savedBy = member.role === 'dealer' ? member.id : '';
    await takeFromStock(tx, application.dealer_id, { chassisNumber, digest, savedBy });
  }
  await tellLender(tx, moved, 'invoiced');
  return replyOf(application, moved);
}

/**
 * Puts the right chassis number in the place of a wrong one, for a dealer's manager, until money is paid. The stock follows, and
 * the lender is told what it was told before, with the right number.
 */
export async function correctNumber(
  deps: DeliveryDeps,
  tx: Change,
  member: Member,
  body: BodyOf<typeof correctVehicle>,
): Promise<DeliveryReply> {
  const { application, order } = await lockAgreedDelivery(deps.records, tx, member, body);
  if (!canCorrectVehicle(order)) throw new Refused(staleDelivery(order));
  const { chassisNumber, reason } = body;
  const key = await keyOfApplication(deps.keys, tx.runner, order.application_id);
  const { invoice, deliveredOn } = openDelivery(key, order);
  if (invoice === null) throw new Error('a vehicle that was reported has an invoice');
  if (invoice.chassisNumber === chassisNumber) return replyOf(application, order);
  const digest = await digestOfChassis(deps.keys, tx.runner, chassisNumber);
  await claimVehicle(deps.records, tx, order, digest);
  const sealed = await sayOfVehicle(deps, tx, order, { invoice: { ...invoice, chassisNumber } });
  const corrected = await correctDelivery(
    tx,
    order,
    { sealed, chassis_digest: digest },
    {
      actor: actorOf(member),
      reason,
    },
  );
  if (application.dealer_id !== null) {
    const { dealer_id: dealerId } = application;
    if (order.chassis_digest) await returnToStock(tx, dealerId, order.chassis_digest);
    await takeFromStock(tx, dealerId, { chassisNumber, digest, savedBy: member.id });
  }
  await tellLender(tx, corrected, 'invoiced');
  if (deliveredOn !== null) await tellLender(tx, corrected, 'delivered', { deliveredOn });
  return replyOf(application, corrected);
}

/** Notes the day on which the borrower got the vehicle. */
export async function noteDelivery(
  deps: DeliveryDeps,
  tx: Change,
  member: Member,
  body: BodyOf<typeof reportDelivery>,
): Promise<DeliveryReply> {
  const { application, order } = await lockAgreedDelivery(deps.records, tx, member, body);
  const { deliveredOn } = body;
  requirePastDay(tx.at, deliveredOn, 'deliveredOn');
  const actor = actorOf(member);
  const sealed = await sayOfVehicle(deps, tx, order, { deliveredOn });
  const moved = await moveDelivery(
    tx,
    order,
    { action: 'reportDelivery', actor },
    { sealed, delivered_on: deliveredOn },
  );
  await tellLender(tx, moved, 'delivered', { deliveredOn });
  return replyOf(application, moved);
}

/** Completes the order when all documents that the product asks for after the sanction are there; 400 names the others. */
export async function completeOrder(
  { records }: DeliveryDeps,
  tx: Change,
  member: Member,
  body: BodyOf<typeof completeDelivery>,
): Promise<DeliveryReply> {
  const { application, order, lenderCase } = await lockSeenDelivery(records, tx, member, body);
  requireCase(order, order.state !== 'PAID' || lenderCase.state === 'DISBURSED');
  const { documents } = await productOfCase(tx.runner, lenderCase);
  const missing = documents.afterSanction.filter((kind) => !body.documents.includes(kind));
  const there = body.documents.join(' ');
  const moved = await moveDelivery(tx, order, {
    action: 'complete',
    actor: actorOf(member),
    facts: { documents: there },
  });
  if (missing.length > 0) {
    throw new Refused(
      refuse('documents-missing', 'Something is still missing.', {
        fields: missing.map((kind) => `document:${kind}`),
      }),
    );
  }
  await tellLender(tx, moved, 'delivery-complete', { documents: there });
  return replyOf(application, moved);
}
