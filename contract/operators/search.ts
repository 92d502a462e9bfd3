/** One search of the operator's console, by whatever identifies an application or a grievance. */
import * as z from 'zod/mini';
import { GRIEVANCE_STATES } from '#domain/lending/states/grievance-states.ts';
import { MAX_SEARCH, SEARCH_KINDS, searchTerms } from '#domain/lending/search-terms.ts';
import { applicationNumber, call } from '#contract/applications/call.ts';
import { grievanceNumber } from '#contract/applications/grievances.ts';
import { queued } from '#contract/operators/review.ts';

/** What the text was taken for where this was found by it. */
const by = z.enum(SEARCH_KINDS);

/**
 * Applications that were sent, and grievances, by a text that is read in every way that `searchTerms` knows; by a name only
 * applications that the operator has claimed. No more of each than the queue shows. Each search is in the audit, without its
 * text.
 */
export const searchConsole = call(
  { path: '/operator-service/search' },
  z.strictObject({
    search: z.string().check(
      z.maxLength(MAX_SEARCH),
      z.refine((text) => searchTerms(text).length > 0, 'nothing that can be looked for'),
    ),
  }),
  z.object({
    applications: z.array(
      z.extend(queued, {
        by,
        /** The name of the operator who has claimed it; null where nobody has, or no name is known. */
        claimedBy: z.nullable(z.string()),
      }),
    ),
    grievances: z.array(
      z.object({
        number: grievanceNumber,
        state: z.enum(GRIEVANCE_STATES),
        dueAt: z.number(),
        /** The application that it is about. */
        application: z.nullable(applicationNumber),
        by,
      }),
    ),
    /** false where there were more, and the oldest were left out. */
    isWhole: z.boolean(),
    /** When this was so. */
    at: z.number(),
  }),
);
