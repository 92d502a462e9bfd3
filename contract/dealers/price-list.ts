/** A dealer's price list. Saving it makes a new version of the whole list; those before stay to be read. */
import * as z from 'zod/mini';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { PRICE_LIST_CAUSES, pricedModels } from '#domain/lending/price-list.ts';

/** Bytes of a request that saves a list. */
export const MAX_PRICE_LIST_BYTES = 128 * 1024;
/** Versions that are kept of those that people saved, and as many of those that deliveries made; one more removes the oldest. */
export const MAX_PRICE_LISTS = 50;

const saved = {
  version: recordVersion,
  /** Since when it counts. Milliseconds since 1970, as every time. */
  savedAt: z.number(),
  /** Who saved it; null where that account is gone. */
  savedBy: z.nullable(z.string()),
};

export const priceListVersion = z.object({ ...saved, models: pricedModels });
export type PriceListVersion = z.output<typeof priceListVersion>;

/** The list as it is now, or an earlier version of it. `list` is null where there is none yet, or no longer. */
export const priceList = call(
  { path: '/dealer-service/priceList' },
  z.strictObject({
    /** null for the list as it is now. */
    version: z.nullable(recordVersion),
  }),
  z.object({ list: z.nullable(priceListVersion) }),
);

/** The versions of the list, the newest first. */
export const priceLists = call(
  { path: '/dealer-service/priceLists' },
  z.strictObject({}),
  z.object({
    versions: z.array(
      z.object({
        ...saved,
        models: z.int(),
        /** Why it is there, where nobody edited or imported it. */
        cause: z.nullable(z.enum(PRICE_LIST_CAUSES)),
        /** The chassis number of the vehicle that was sold or came back, or the version that was restored. */
        of: z.nullable(z.string()),
      }),
    ),
  }),
);

/**
 * Saves the whole list. `version` is the one that was seen, null where there was none; `restores` an earlier one that it
 * brings back. A list that says the same as the
 * one that is there makes no new version. 409 with `stalePriceList` in `current` when somebody saved another meanwhile.
 */
export const savePriceList = call(
  { path: '/dealer-service/savePriceList', maxBodyBytes: MAX_PRICE_LIST_BYTES },
  z.strictObject({
    requestId,
    version: z.nullable(recordVersion),
    models: pricedModels,
    restores: z.exactOptional(recordVersion),
  }),
  z.object({ version: recordVersion }),
);

/** `current` of a 409: the version that is there. */
export const stalePriceList = z.object({ version: z.nullable(recordVersion) });

export const PRICE_LIST_CALLS = { priceList, priceLists, savePriceList } as const;
