import type { ReplyOf, userDetails } from '#contract/gateway.ts';

/** The gateway's reply about a person. */
export type ProfileData = ReplyOf<typeof userDetails>['responseData'];
