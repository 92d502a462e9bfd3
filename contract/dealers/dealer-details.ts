/** What a dealer says of itself on its quotes. Any member of the dealer may change it; `desk` has it. */
import * as z from 'zod/mini';
import { call, recordVersion, requestId } from '#contract/applications/call.ts';
import { dealerDetails } from '#domain/lending/dealer-details.ts';

/** Bytes of a request that saves them. */
const MAX_DETAILS_BYTES = 48 * 1024;

/** As they are now; `version` is null where nobody has saved any. */
export const keptDetails = z.object({
  version: z.nullable(recordVersion),
  details: dealerDetails,
});
export type KeptDetails = z.output<typeof keptDetails>;

/**
 * Saves all of it. `version` is the one that was seen, null where there was none: 409 with `staleDetails` in `current` when
 * somebody saved others meanwhile. 400 with `fields` where the logo is no PNG of at most 600 pixels.
 */
export const saveDetails = call(
  { path: '/dealer-service/saveDetails', maxBodyBytes: MAX_DETAILS_BYTES },
  z.strictObject({ requestId, version: z.nullable(recordVersion), details: dealerDetails }),
  z.object({ version: recordVersion }),
);

/** `current` of a 409: the version that is there. */
export const staleDetails = z.object({ version: z.nullable(recordVersion) });

export const DEALER_DETAILS_CALLS = { saveDetails } as const;
