import { BORROWER_CALLS } from '#contract/applications/borrower-calls.ts';
import { MY_LOAN_CALLS } from '#contract/applications/my-loan-calls.ts';
import { SHARED_QUOTE_CALLS } from '#contract/applications/shared-quotes.ts';
import { DEALER_CALLS } from '#contract/dealers/dealer-calls.ts';
import { SITE_CALLS } from '#contract/site-calls.ts';

/** The calls that the desktop's main process makes for its page: none of operators' or lenders' (decision 26). */
export const DESKTOP_CALLS = {
  ...SITE_CALLS,
  ...BORROWER_CALLS,
  ...MY_LOAN_CALLS,
  ...SHARED_QUOTE_CALLS,
  ...DEALER_CALLS,
} as const;
export type DesktopCallName = keyof typeof DESKTOP_CALLS;

export const isDesktopCall = (name: unknown): name is DesktopCallName =>
  typeof name === 'string' && Object.hasOwn(DESKTOP_CALLS, name);
