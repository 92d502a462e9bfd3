import { BORROWER_CALLS } from '#contract/applications/borrower-calls.ts';
import { DEALER_CALLS } from '#contract/applications/dealer-calls.ts';
import { SITE_CALLS } from '#contract/site-calls.ts';

/** Every call that a page makes itself. The web fetches those of a borrower, and of a dealer, apart from the others. */
export const RENDERER_CALLS = { ...SITE_CALLS, ...BORROWER_CALLS, ...DEALER_CALLS } as const;
export type CallName = keyof typeof RENDERER_CALLS;
