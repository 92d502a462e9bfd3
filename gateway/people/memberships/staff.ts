import type { MembershipId, UserId } from '#domain/ids.ts';
import { type DealerDuty, type DealerPermission, dealerMay } from '#domain/dealer-duties.ts';
import { type Permission, permits } from '#domain/duties.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { dealerDutyIn } from '#gateway/people/memberships/dealer-team.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import { SIGN_IN_WITH_BOTH, STAFF_ROLES } from '#gateway/people/memberships/staff-roles.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { SessionMembership } from '#gateway/foundation/http/sessions.ts';
import type { Account, SessionProof } from '#gateway/foundation/store/store.ts';

/** Somebody who works for the service, a lender or a dealer, at this call. */
export type Member = {
  readonly id: MembershipId;
  readonly role: MemberRole;
  /** The lender or dealer; empty for the service's own operators. */
  readonly organisation: string;
  /** Of a dealer's. */
  readonly duty?: DealerDuty;
};

/** A member as the audit knows them. */
export type MemberActor = Actor & { readonly id: MembershipId };

type SignedInRequest = {
  readonly account: Account | null;
  readonly sessionProof: SessionProof | null;
  /** As they are at this call. */
  readonly memberships: readonly SessionMembership[];
};

export const notAmongDuties = () =>
  refuse('not-among-duties', 'Your duties do not include this. An administrator can change them.');

/** Whether the duties of somebody who makes a call permit something beyond the call itself. */
export const alsoMay = (
  { memberships }: Pick<SignedInRequest, 'memberships'>,
  { id }: Member,
  permission: Permission,
): boolean =>
  memberships.some((each) => each.id === id && permits(dutiesIn(each.duties), permission));

export const actorOf = ({ role, id }: Member): MemberActor => ({ role, id });

/** Whether somebody is such a member, so that a phone code alone must not give them a password. */
export async function signsInWithBoth(
  { db }: Pick<Records, 'db'>,
  userId: UserId,
): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', 'in', STAFF_ROLES)
    .where('state', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a session was begun with both password and phone code, or at a provider, which also takes two factors. */
export const provesBoth = ({ byPassword, phoneProvedAt, provider }: SessionProof): boolean =>
  provider !== undefined || (byPassword && phoneProvedAt !== null);

/**
 * The member who makes a call, if they are one. Checked at every call, so that a revoked membership ends immediately. Refuses
 * with 401 without a session, or where signing in lacked the phone code or the password, and with 403 without the role, or
 * without a duty that brings an operator the permission.
 */
export async function memberOf(
  { account, sessionProof, memberships }: SignedInRequest,
  role: MemberRole,
  permission: Permission | null,
): Promise<Result<Member, Refusal>> {
  if (account === null || sessionProof === null) return fail(refusals.signInAgain());
  const own = memberships.filter((each) => each.role === role);
  if (own.length === 0) return fail(refuse('not-open-to-you', 'This is not open to you.'));
  const found = own.find((each) => !each.isElsewhere);
  if (found === undefined) {
    return fail(
      refuse('provider-needed', 'Please sign in with the identity provider of where you work.'),
    );
  }
  if (SIGN_IN_WITH_BOTH.has(role) && !provesBoth(sessionProof)) {
    return fail(
      refuse(
        'password-and-code-needed',
        'Please sign in with your password and the code sent to your phone.',
      ),
    );
  }
  if (permission !== null && !permits(dutiesIn(found.duties), permission)) {
    return fail(notAmongDuties());
  }
  return succeed({
    id: found.id,
    role,
    organisation: found.organisation,
    ...(role === 'dealer' && { duty: dealerDutyIn(found.duties) }),
  });
}

/** A dealer's member, if their duty brings the permission. Refuses with 403 who is no manager. */
export function dealerWith(
  member: Result<Member, Refusal>,
  permission: DealerPermission | null,
): Result<Member, Refusal> {
  if (!member.ok || permission === null) return member;
  return dealerMay(member.value.duty ?? 'salesperson', permission)
    ? member
    : fail(refuse('managers-only', 'This is for a manager of your showroom.'));
}
