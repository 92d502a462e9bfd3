import type { ReplyOf, userDetails } from '#contract/gateway.ts';

/** What the gateway tells of a person. */
export type ProfileData = ReplyOf<typeof userDetails>['responseData'];
