import type { ApplicationId } from '#domain/ids.ts';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { DeliveryAction, DeliveryEdge } from '#domain/lending/states/delivery-states.ts';
import { DELIVERY_STATES, deliveryEdge } from '#domain/lending/states/delivery-states.ts';
import { workedOut } from '#domain/lending/values.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { returnToStock } from '#gateway/lending/price-lists/stock.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type DeliveryRow = Selectable<Tables['delivery_orders']>;

const invoice = z.object({
  invoiceNumber: z.string(),
  chassisNumber: z.string(),
  insurancePolicyNumber: z.string(),
});

/** What a delivery order says of the vehicle, as far as it is known. */
const content = z.object({
  prices: z.object({
    exShowroomPrice: workedOut,
    onRoadPrice: workedOut,
    downPayment: workedOut,
  }),
  invoice: z.nullable(invoice),
  deliveredOn: z.nullable(z.string()),
});
export type DeliveryContent = z.output<typeof content>;

const placeOf = (applicationId: ApplicationId) => ({
  table: 'delivery_orders',
  row: applicationId,
  column: 'sealed',
});

export const sealDelivery = (
  key: Buffer,
  applicationId: ApplicationId,
  said: DeliveryContent,
): string => sealText(key, placeOf(applicationId), JSON.stringify(said));

export const openDelivery = (
  key: Buffer,
  { application_id: id, sealed }: Pick<DeliveryRow, 'application_id' | 'sealed'>,
): DeliveryContent => z.parse(content, JSON.parse(openText(key, placeOf(id), sealed)));

/** The delivery order of an application; null where there is none. */
export async function findDelivery(
  runner: Runner,
  applicationId: ApplicationId,
): Promise<DeliveryRow | null> {
  const found = await runner
    .selectFrom('delivery_orders')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return found ?? null;
}

/** Keeps an order, in the place of one that was cancelled. */
export async function keepDelivery(runner: Runner, order: DeliveryRow): Promise<void> {
  await write(
    runner,
    runner
      .insertInto('delivery_orders')
      .values(order)
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(order)),
  );
}

/** Whether the lender has paid the dealer any of the money. Then the loan goes on, unless the borrower cools off. */
export async function isPaidInPart(runner: Runner, applicationId: ApplicationId): Promise<boolean> {
  const order = await findDelivery(runner, applicationId);
  return order !== null && order.paid > 0;
}

const state = z.enum(DELIVERY_STATES);

/** How far a delivery order is, for everybody who has to do with it. */
export const deliveryFrom = ({ state: now, version, amount, paid }: DeliveryRow) => ({
  state: z.parse(state, now),
  version,
  amount,
  paid,
});

/** 409 with what the delivery order is now. */
export const staleDelivery = (row: DeliveryRow): Refusal =>
  refuse('delivery-changed', 'This delivery order has changed meanwhile. Here is how it is now.', {
    current: deliveryFrom(row),
  });

type Move = {
  readonly action: DeliveryAction;
  readonly actor: Actor;
  readonly facts?: AuditEvent['facts'];
};

/** The edge that somebody's action takes; refuses where the order's state has none for them. */
export function requireDeliveryEdge(
  row: DeliveryRow,
  action: DeliveryAction,
  { role }: Actor,
  refusal: Refusal,
): DeliveryEdge {
  const edge = deliveryEdge(action, row.state);
  if (edge === null || !edge.who.includes(role)) throw new Refused(refusal);
  return edge;
}

/**
 * Notes whose vehicle it is. Refuses with 409 one that is in another delivery, by whatever dealer: one of two numbers is wrong. The
 * database decides, so that of two reports at the same moment one is refused.
 */
export async function claimVehicle(
  records: Records,
  { runner }: Change,
  { application_id: id }: DeliveryRow,
  digest: string,
): Promise<void> {
  try {
    await runner
      .updateTable('delivery_orders')
      .set({ chassis_digest: digest })
      .where('application_id', '=', id)
      .executeTakeFirst();
  } catch (error) {
    if (!records.isUniqueViolation(error)) throw error;
    throw new Refused(
      refuse('vehicle-delivered', 'This chassis number is in another delivery already.', {
        fields: ['chassisNumber'],
      }),
    );
  }
}

/** Changes what an order says of its vehicle, in the state that it is in, with its audit. */
export async function correctDelivery(
  tx: Change,
  row: DeliveryRow,
  changes: Pick<DeliveryRow, 'sealed' | 'chassis_digest'>,
  { actor, reason }: { readonly actor: Actor; readonly reason: string },
): Promise<DeliveryRow> {
  const counted = { version: row.version + 1, changed_at: tx.at };
  await write(
    tx.runner,
    tx.runner
      .updateTable('delivery_orders')
      .set({ ...changes, ...counted })
      .where('application_id', '=', row.application_id),
  );
  await tx.audit({
    subject: ownerOf(row.application_id),
    actor,
    action: 'delivery.correctVehicle',
    facts: { lender: row.lender_id, state: row.state, reason },
  });
  return { ...row, ...changes, ...counted };
}

/** Cancels an order, after which its vehicle is in the dealer's stock again. */
export async function cancelOrder(
  tx: Change,
  row: DeliveryRow,
  actor: Actor,
  reason: string,
  refusal: Refusal = staleDelivery(row),
): Promise<DeliveryRow> {
  const moved = await moveDelivery(
    tx,
    row,
    { action: 'cancel', actor, facts: { reason } },
    { reason },
    refusal,
  );
  if (row.chassis_digest !== null && row.chassis_digest !== '') {
    const application = await tx.runner
      .selectFrom('applications')
      .select('dealer_id')
      .where('id', '=', row.application_id)
      .executeTakeFirst();
    const dealerId = application?.dealer_id ?? null;
    if (dealerId !== null) await returnToStock(tx, dealerId, row.chassis_digest);
  }
  return moved;
}

/** Takes an edge of the table of states, with its audit; refuses where the order's state has none. */
export async function moveDelivery(
  tx: Change,
  row: DeliveryRow,
  { action, actor, facts = {} }: Move,
  changes: Partial<
    Pick<DeliveryRow, 'sealed' | 'chassis_digest' | 'delivered_on' | 'paid' | 'reason'>
  > = {},
  refusal: Refusal = staleDelivery(row),
): Promise<DeliveryRow> {
  const edge = requireDeliveryEdge(row, action, actor, refusal);
  const moved = {
    ...row,
    ...changes,
    state: edge.to,
    version: row.version + 1,
    changed_at: tx.at,
  };
  await write(
    tx.runner,
    tx.runner
      .updateTable('delivery_orders')
      .set({ ...changes, state: moved.state, version: moved.version, changed_at: tx.at })
      .where('application_id', '=', row.application_id),
  );
  await tx.audit({
    subject: ownerOf(row.application_id),
    actor,
    action: `delivery.${action}`,
    facts: { lender: row.lender_id, from: row.state, to: edge.to, ...facts },
  });
  return moved;
}
