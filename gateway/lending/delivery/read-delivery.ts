import type { ApplicationId } from '#domain/ids.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import type { ownDelivery } from '#contract/applications/delivery.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import {
  deliveryFrom,
  findDelivery,
  openDelivery,
} from '#gateway/lending/lender-cases/delivery-orders.ts';
import { paymentsOf } from '#gateway/lending/lender-cases/payments.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** The delivery order of an application with its payments, for the borrower; null where there is none. */
export async function readDelivery(
  runner: Runner,
  keys: DataKeys,
  applicationId: ApplicationId,
): Promise<ReplyOf<typeof ownDelivery>['delivery']> {
  const order = await findDelivery(runner, applicationId);
  if (order === null) return null;
  const key = await keys.find(runner, ownerOf(applicationId));
  const { state, amount, paid } = deliveryFrom(order);
  const said = key === null ? null : openDelivery(key, order);
  return {
    state,
    amount,
    paid,
    prices: said?.prices ?? null,
    invoice: said?.invoice ?? null,
    deliveredOn: said?.deliveredOn ?? null,
    payments: await paymentsOf(runner, key, applicationId),
  };
}
