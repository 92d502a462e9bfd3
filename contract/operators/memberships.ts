/** Operators' calls about who works for the service, for lenders and for dealers. */
import * as z from 'zod/mini';
import { call, requestId, slug } from '#contract/applications/call.ts';
import {
  MEMBER_ROLES,
  membership,
  membershipId,
  membershipReply,
} from '#contract/applications/memberships.ts';

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
