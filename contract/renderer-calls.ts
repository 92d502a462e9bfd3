import { LENDER_MEMBER_CALLS } from '#contract/lenders/lender-member-calls.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { PROVIDER_SIGN_IN_CALLS } from '#contract/applications/provider-sign-in.ts';
import { DESKTOP_CALLS } from '#contract/desktop-calls.ts';
import { signOut } from '#contract/gateway.ts';

/**
 * Every call that a page makes itself, operators' and lenders' on the web only. The web fetches them by who makes them,
 * separately from what public pages need.
 */
export const RENDERER_CALLS = {
  ...DESKTOP_CALLS,
  ...LENDER_MEMBER_CALLS,
  ...OPERATOR_CALLS,
  ...PROVIDER_SIGN_IN_CALLS,
  /** Ends a session that nobody uses any more: pages may keep what its owner typed. */
  signOut,
} as const;
export type CallName = keyof typeof RENDERER_CALLS;
