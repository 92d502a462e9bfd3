/** One search of a lender's cases, by what identifies the application. */
import * as z from 'zod/mini';
import type { SearchKind } from '#domain/lending/search-terms.ts';
import { MAX_SEARCH, searchTerms } from '#domain/lending/search-terms.ts';
import { call } from '#contract/applications/call.ts';
import { standing } from '#contract/lenders/case-calls.ts';

const KINDS = ['application', 'phone', 'chassis', 'transfer'] as const satisfies SearchKind[];
/** By what lenders find an application; names are sealed, and the rest is operators' own. */
export const SEARCHED_BY_LENDERS: readonly SearchKind[] = KINDS;

/**
 * Cases that were handed over to the lender, by a text that is read in every way that lenders search by; no more of each than
 * their list shows, without the amount. By phone and chassis number only those that the lender may read now, by a transfer
 * only the lender's own. Each search is in the audit, without its text.
 */
export const searchCases = call(
  { path: '/lender-service/search' },
  z.strictObject({
    search: z.string().check(
      z.maxLength(MAX_SEARCH),
      z.refine(
        (text) => searchTerms(text).some(({ kind }) => SEARCHED_BY_LENDERS.includes(kind)),
        'nothing that can be looked for',
      ),
    ),
  }),
  z.object({
    /** The newest first. */
    cases: z.array(z.object({ ...standing, by: z.enum(KINDS) })),
    /** false where there were more, and the oldest were left out. */
    isWhole: z.boolean(),
    at: z.number(),
  }),
);

export const CASE_SEARCH_CALLS = { searchCases } as const;
