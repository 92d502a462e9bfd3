/** The versions of a price list as rows. */
import * as z from 'zod/mini';
import { MAX_PRICE_LISTS } from '#contract/dealers/price-list.ts';
import { type PricedModel, type PriceListCause, pricedModels } from '#domain/lending/price-list.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

export const modelsIn = (content: string) => z.parse(pricedModels, JSON.parse(content));

/** A dealer's list as it is now, or an earlier version; undefined where there is none. */
export async function newestOf(runner: Runner, dealerId: string, version: number | null = null) {
  const row = await runner
    .selectFrom('price_lists')
    .select(['version', 'content'])
    .where('dealer_id', '=', dealerId)
    .$if(version !== null, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { version: row.version, models: modelsIn(row.content) };
}

type NewVersion = {
  readonly version: number;
  readonly models: readonly PricedModel[];
  /** ID of the membership; empty for none of the dealer's. */
  readonly savedBy: string;
  readonly cause: PriceListCause | null;
  /** What the cause is about. */
  readonly of: string | null;
  readonly vehicleDigest?: string;
};

/** Adds a version and drops the oldest of its kind. False where there is one with this number already. */
export async function addVersion(
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  dealerId: string,
  { version, models, savedBy, cause, of, vehicleDigest }: NewVersion,
): Promise<boolean> {
  const added = await runner
    .insertInto('price_lists')
    .values({
      dealer_id: dealerId,
      version,
      content: JSON.stringify(models),
      models: models.length,
      saved_by: savedBy,
      saved_at: at,
      cause,
      of_cause: of,
      vehicle_digest: vehicleDigest ?? null,
    })
    .onConflict((conflict) => conflict.columns(['dealer_id', 'version']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return false;
  // Deliveries push no version out that a person saved.
  const isStock = cause === 'sold' || cause === 'returned';
  const ofKind = runner
    .selectFrom('price_lists')
    .select('version')
    .where('dealer_id', '=', dealerId)
    .$if(isStock, (query) => query.where('cause', 'in', ['sold', 'returned']))
    .$if(!isStock, (query) =>
      query.where((is) => is.or([is('cause', 'is', null), is('cause', '=', 'restored')])),
    );
  const tooMany = await ofKind
    .orderBy('version', 'desc')
    .offset(MAX_PRICE_LISTS)
    .limit(MAX_PRICE_LISTS)
    .execute();
  if (tooMany.length > 0) {
    await runner
      .deleteFrom('price_lists')
      .where('dealer_id', '=', dealerId)
      .where(
        'version',
        'in',
        tooMany.map((each) => each.version),
      )
      .execute();
  }
  return true;
}
