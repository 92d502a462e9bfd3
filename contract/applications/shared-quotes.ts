/** A quote, as whoever has its link sees it. */
import * as z from 'zod/mini';
import { call, linkToken } from '#contract/applications/call.ts';
import { dealer } from '#contract/applications/delivery.ts';
import { quotingBranch } from '#contract/applications/of-branch.ts';
import { dealerDetails } from '#domain/lending/dealer-details.ts';
import { quoteFigures, quoteTerms } from '#domain/lending/quote.ts';

/** What was quoted and by whom, and nothing of the customer. 404 for every link that does not work. */
export const sharedQuote = call(
  { path: '/loan-service/quote', session: 'none' },
  z.strictObject({ token: linkToken }),
  z.object({
    dealer,
    details: dealerDetails,
    /** In which it was made; null for none. */
    branch: z._default(quotingBranch, null),
    /** Null for a quote from before quotes had numbers. */
    number: z.nullable(z.string()),
    savedAt: z.number(),
    terms: quoteTerms,
    figures: quoteFigures,
    /** The token of the customer's invitation to apply with this very quote, while it works; null without one. */
    invitation: z.nullable(linkToken),
  }),
);

export const SHARED_QUOTE_CALLS = { sharedQuote } as const;
