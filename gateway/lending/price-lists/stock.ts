/** The stock of a dealer's price list follows deliveries: a vehicle that was sold leaves it, and one that was not after all comes back. */
import { stockOf, withoutVehicles, withVehicle } from '#domain/lending/price-list.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { addVersion, newestOf } from '#gateway/lending/price-lists/versions.ts';

/** More often than somebody else saves between reading and writing. */
const TRIES = 5;

/** Takes a vehicle off the stock, if it is there. `savedBy` is the member of the dealer who says so; empty for somebody else. */
export async function takeFromStock(
  tx: Change,
  dealerId: string,
  sold: { readonly chassisNumber: string; readonly digest: string; readonly savedBy: string },
): Promise<void> {
  const { chassisNumber, digest, savedBy } = sold;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = await newestOf(tx.runner, dealerId);
    if (!stockOf(now?.models ?? []).some((each) => each.chassisNumber === chassisNumber)) return;
    const isAdded = await addVersion(tx, dealerId, {
      version: (now?.version ?? 0) + 1,
      models: withoutVehicles(now?.models ?? [], new Set([chassisNumber])),
      savedBy,
      cause: 'sold',
      of: chassisNumber,
      vehicleDigest: digest,
    });
    if (isAdded) return;
  }
}

/**
 * Puts a vehicle back that left the stock with a delivery which was cancelled, under its model and colour, if both still have
 * room for it, and its sale is among the versions that are still kept.
 */
export async function returnToStock(tx: Change, dealerId: string, digest: string): Promise<void> {
  const sale = await tx.runner
    .selectFrom('price_lists')
    .select(['version', 'of_cause'])
    .where('dealer_id', '=', dealerId)
    .where('vehicle_digest', '=', digest)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (sale === undefined) return;
  const before = await newestOf(tx.runner, dealerId, sale.version - 1);
  const vehicle = stockOf(before?.models ?? []).find(
    (each) => each.chassisNumber === sale.of_cause,
  );
  if (vehicle === undefined) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = await newestOf(tx.runner, dealerId);
    const models = now === undefined ? null : withVehicle(now.models, vehicle);
    if (now === undefined || models === null) return;
    const isAdded = await addVersion(tx, dealerId, {
      version: now.version + 1,
      models,
      savedBy: '',
      cause: 'returned',
      of: vehicle.chassisNumber,
    });
    if (isAdded) return;
  }
}
