/** Operators' calls about the subsidy schemes that quotes of dealers may count on. */
import * as z from 'zod/mini';
import { call, requestId } from '#contract/applications/call.ts';
import { newScheme, subsidyScheme } from '#domain/lending/subsidy-schemes.ts';

const schemeId = z.uuid();

/** Every scheme, those saved last first, 50 a page. `next` is where the next page begins, null on the last one. */
export const subsidySchemes = call(
  { path: '/operator-service/subsidySchemes' },
  z.strictObject({ after: z.nullable(schemeId) }),
  z.object({
    schemes: z.array(
      z.extend(subsidyScheme, {
        /** When an operator ended it, whatever its days say; milliseconds since 1970. null where nobody has. */
        endedAt: z.nullable(z.number()),
      }),
    ),
    next: z.nullable(schemeId),
  }),
);

/** Keeps a new scheme. It never changes: one with a mistake is ended, and entered again. */
export const saveSubsidyScheme = call(
  { path: '/operator-service/saveSubsidyScheme' },
  z.strictObject({ requestId, scheme: newScheme }),
  z.object({ scheme: schemeId }),
);

/** From now on no quote is saved with it. Those that were saved stay as they are. 409 where it was ended before. */
export const endSubsidyScheme = call(
  { path: '/operator-service/endSubsidyScheme' },
  z.strictObject({ requestId, scheme: schemeId }),
  z.object({ scheme: schemeId }),
);

export const SUBSIDY_SCHEME_CALLS = {
  subsidySchemes,
  saveSubsidyScheme,
  endSubsidyScheme,
} as const;
