/** Operators' calls about who works for the service, for lenders and for dealers. */
import { membershipId, userId } from '#contract/ids.ts';
import * as z from 'zod/mini';
import { DEALER_DUTIES } from '#domain/dealer-duties.ts';
import { DUTIES } from '#domain/duties.ts';
import { call, requestId, slug } from '#contract/applications/call.ts';
import { MEMBER_ROLES, membership, membershipReply } from '#contract/applications/memberships.ts';

/** A membership as operators see it in the list of members. */
const listedMember = z.extend(membership, {
  /** First and last name; empty once the account is erased. */
  name: z.string(),
  /** When the person last signed in while being a member, in milliseconds since 1970. */
  signedInAt: z.nullable(z.number()),
  /** Null for whoever was added by the command on the gateway's machine. */
  invitedBy: z.nullable(z.object({ userId, name: z.string() })),
  /** How many open applications an operator has claimed. */
  claims: z.number(),
  /** A new password that an operator has asked for, or two have allowed; null without one. */
  newPassword: z.nullable(
    z.object({
      isAllowed: z.boolean(),
      askedBy: z.object({ userId, name: z.string() }),
      /** When it lapses, in milliseconds since 1970. */
      until: z.number(),
    }),
  ),
});

const duties = z.array(z.enum(DUTIES)).check(z.minLength(1), z.maxLength(DUTIES.length));
/** As somebody types it. */
const typedUserId = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));

export const invite = call(
  { path: '/operator-service/invite' },
  z
    .strictObject({
      requestId,
      userId: typedUserId,
      role: z.enum(MEMBER_ROLES),
      organisation: z.nullable(slug),
      /** Of an operator, who has at least one. */
      duties: z.optional(duties),
      /** Of a dealer's member: a salesperson unless it says otherwise. */
      dealerDuty: z.optional(z.enum(DEALER_DUTIES)),
    })
    .check(
      z.refine((body) => (body.role === 'operator') === (body.duties !== undefined), {
        error: 'an operator needs one, others have none',
        path: ['duties'],
      }),
      z.refine((body) => body.role === 'dealer' || body.dealerDuty === undefined, {
        error: 'only a dealer’s member has one',
        path: ['dealerDuty'],
      }),
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
  z.object({ members: z.array(listedMember), isLastPage: z.boolean() }),
);

export const revokeMembership = call(
  { path: '/operator-service/revokeMembership' },
  z.strictObject({
    requestId,
    membership: membershipId,
    /** The operator who takes over the applications that this one has claimed; without one they are free again. */
    passTo: z.optional(membershipId),
  }),
  z.extend(membershipReply, {
    /** How many applications were passed on. */
    passedOn: z.number(),
  }),
);

/**
 * Changes what an operator, or a dealer's member, may do, from the next call on. Nobody changes their own; one administrator
 * stays.
 */
export const changeDuties = call(
  { path: '/operator-service/changeDuties' },
  z
    .strictObject({
      requestId,
      membership: membershipId,
      /** Of an operator. */
      duties: z.optional(duties),
      /** Of a dealer's member. */
      dealerDuty: z.optional(z.enum(DEALER_DUTIES)),
    })
    .check(
      z.refine((body) => (body.duties === undefined) !== (body.dealerDuty === undefined), {
        error: 'one of the two',
        path: ['duties'],
      }),
    ),
  membershipReply,
);

/**
 * Lets somebody who signs in with password and code set a new password by code alone, for a day: one operator asks, another
 * one confirms with the same call.
 */
export const allowNewPassword = call(
  { path: '/operator-service/allowNewPassword' },
  z.strictObject({ requestId, membership: membershipId }),
  z.object({ isAllowed: z.boolean() }),
);
