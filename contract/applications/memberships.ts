import * as z from 'zod/mini';
import { call, requestId, slug } from '#contract/applications/call.ts';

/** The roles that an operator gives. Borrowers need none: what is theirs is theirs. */
export const MEMBER_ROLES = ['operator', 'lender', 'dealer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBERSHIP_STATES = ['INVITED', 'ACTIVE', 'REVOKED'] as const;

const membershipId = z.uuid();
const membership = z.object({
  id: membershipId,
  userId: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** The lender or dealer; null for the service's own operators. */
  organisation: z.nullable(z.string()),
  state: z.enum(MEMBERSHIP_STATES),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
});
const membershipReply = z.object({ membership });
const userId = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

export const invite = call(
  { path: '/operator-service/invite' },
  z
    .strictObject({
      requestId,
      userId,
      role: z.enum(MEMBER_ROLES),
      organisation: z.nullable(slug),
    })
    .check(
      z.refine(({ role, organisation }) => (role === 'operator') === (organisation === null), {
        error: 'a lender or dealer needs one, an operator has none',
        path: ['organisation'],
      }),
    ),
  membershipReply,
);

export const members = call(
  { path: '/operator-service/members' },
  z.strictObject({ role: z.enum(MEMBER_ROLES), after: z.nullable(membershipId) }),
  z.object({ members: z.array(membership), isLastPage: z.boolean() }),
);

export const revokeMembership = call(
  { path: '/operator-service/revokeMembership' },
  z.strictObject({ requestId, membership: membershipId }),
  membershipReply,
);

export const myMemberships = call(
  { path: '/auth-service/myMemberships' },
  z.strictObject({}),
  z.object({
    memberships: z.array(membership),
    /** Whether this session was begun with password and phone code, as operators and lenders' people need it. */
    isSignedInWithBoth: z.boolean(),
  }),
);

export const acceptMembership = call(
  { path: '/auth-service/acceptMembership' },
  z.strictObject({ requestId, membership: membershipId }),
  membershipReply,
);

export const MEMBERSHIP_CALLS = {
  invite,
  members,
  revokeMembership,
  myMemberships,
  acceptMembership,
} as const;
