import { membershipId, userId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { DEALER_DUTIES } from '#domain/dealer-duties.ts';
import { DUTIES } from '#domain/duties.ts';
import { call, requestId } from '#contract/applications/call.ts';

/** The roles that an operator gives. Borrowers need none for what is their own. */
export const MEMBER_ROLES = ['operator', 'lender', 'dealer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBERSHIP_STATES = ['INVITED', 'ACTIVE', 'REVOKED'] as const;

export const membership = z.object({
  id: membershipId,
  userId,
  role: z.enum(MEMBER_ROLES),
  /** The lender or dealer; null for the service's own operators. */
  organisation: z.nullable(z.string()),
  /** Of an operator; empty for others. */
  duties: z.array(z.enum(DUTIES)),
  /** Of a dealer's member; others have none. */
  dealerDuty: z.optional(z.enum(DEALER_DUTIES)),
  state: z.enum(MEMBERSHIP_STATES),
  /** The identity provider whose groups give it; absent for one that was given here. */
  provider: z.optional(z.string()),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
});
export const membershipReply = z.object({ membership });

export const myMemberships = call(
  { path: '/auth-service/myMemberships' },
  z.strictObject({}),
  z.object({
    memberships: z.array(membership),
    /** Whether this session was begun with password and phone code, as operators and lenders' members must. */
    isSignedInWithBoth: z.boolean(),
    /** Those that this session does not open: they take another way of signing in, such as at a provider. */
    elsewhere: z.optional(z.array(membershipId)),
  }),
);

export const acceptMembership = call(
  { path: '/auth-service/acceptMembership' },
  z.strictObject({ requestId, membership: membershipId }),
  membershipReply,
);

export const MEMBERSHIP_CALLS = {
  myMemberships,
  acceptMembership,
} as const;
