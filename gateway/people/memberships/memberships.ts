import { asId } from '#domain/ids.ts';
import { actorOf, type Member, type MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId, UserId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { changeDealerDuty } from '#contract/dealers/lead-work.ts';
import type { invite } from '#contract/operators/memberships.ts';
import type { DealerDuty } from '#domain/dealer-duties.ts';
import { DUTIES, type Duty, permits } from '#domain/duties.ts';
import { MEMBER_ROLES, MEMBERSHIP_STATES } from '#contract/applications/memberships.ts';
import { canonicalUserId } from '#domain/identifiers.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { dealerDutyIn } from '#gateway/people/memberships/dealer-team.ts';
import { dutiesIn, storedDuties } from '#gateway/people/memberships/stored-duties.ts';
import { SIGN_IN_WITH_BOTH } from '#gateway/people/memberships/staff-roles.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { NO_PASSWORD } from '#gateway/foundation/store/rows.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export type MembershipRow = Selectable<Tables['memberships']>;

const role = z.enum(MEMBER_ROLES);
const state = z.enum(MEMBERSHIP_STATES);

/** A membership as calls show it. */
export const membershipFrom = (row: MembershipRow) => ({
  id: row.id,
  userId: row.user_id,
  role: role.parse(row.role),
  organisation: row.organisation === '' ? null : row.organisation,
  duties: row.role === 'operator' ? dutiesIn(row.duties) : [],
  ...(row.role === 'dealer' && { dealerDuty: dealerDutyIn(row.duties) }),
  state: state.parse(row.state),
  ...(row.provider !== null && { provider: row.provider }),
  changedAt: row.changed_at,
});

export type Membership = ReturnType<typeof membershipFrom>;

const notFound = () => refuse('no-such-membership', 'There is no such membership.');

/** A membership, locked until the change ends. */
export async function lockMembership(records: Records, { runner }: Change, id: MembershipId) {
  const query = runner.selectFrom('memberships').selectAll().where('id', '=', id);
  return records.forChange(query).executeTakeFirst();
}

/** Begins or ends a membership. */
export async function moveTo(
  { runner, at, audit }: Change,
  row: MembershipRow,
  to: 'ACTIVE' | 'REVOKED',
  actor: MemberActor,
  /** Whether groups took it away, and so may give it back. */
  { byGroups = false }: { readonly byGroups?: boolean } = {},
): Promise<Membership> {
  await runner
    .updateTable('memberships')
    .set({ state: to, changed_at: at, ended_by_groups_at: byGroups ? at : null })
    .where('id', '=', row.id)
    .execute();
  await audit({
    subject: `membership:${row.id}`,
    actor,
    action: to === 'ACTIVE' ? 'accept' : 'revoke',
    facts: {
      from: row.state,
      to,
      role: row.role,
      ...(row.provider !== null && { provider: row.provider }),
    },
  });
  return membershipFrom({ ...row, state: to, changed_at: at });
}

/** Adds a membership: an invitation, or one that begins at once. */
export async function addMembership(
  { runner, at, audit }: Change,
  wanted: Pick<
    MembershipRow,
    'user_id' | 'role' | 'organisation' | 'duties' | 'state' | 'provider'
  >,
  actor: MemberActor,
): Promise<Membership> {
  const row: MembershipRow = {
    ...wanted,
    id: asId('membership', randomUUID()),
    invited_by: actor.id,
    created_at: at,
    changed_at: at,
    signed_in_at: null,
    ended_by_groups_at: null,
  };
  await runner.insertInto('memberships').values(row).execute();
  await audit({
    subject: `membership:${row.id}`,
    actor,
    action: 'invite',
    facts: {
      to: row.state,
      role: row.role,
      organisation: row.organisation,
      ...(row.provider !== null && { provider: row.provider }),
      duties:
        row.role === 'dealer' ? dealerDutyIn(row.duties) : membershipFrom(row).duties.join(' '),
    },
  });
  return membershipFrom(row);
}

/** A dealer's member is a salesperson unless it is said otherwise. */
function storedFor({
  role: wanted,
  duties,
  dealerDuty = 'salesperson',
}: Pick<CheckedBodyOf<typeof invite>, 'role' | 'duties' | 'dealerDuty'>): string | null {
  if (wanted === 'dealer') return dealerDuty;
  return duties === undefined ? null : storedDuties(duties);
}

/** Invites somebody who has an account. Refuses with 404 when nobody has that user ID, with 409 a second time. */
export async function inviteMember(
  records: Records,
  tx: Change,
  actor: MemberActor,
  wanted: Pick<
    CheckedBodyOf<typeof invite>,
    'userId' | 'role' | 'organisation' | 'duties' | 'dealerDuty'
  >,
): Promise<Membership> {
  const userId = canonicalUserId(wanted.userId);
  const account =
    userId === null
      ? undefined
      : // Locked, so that two invitations of one person wait for each other.
        await records
          .forChange(
            tx.runner.selectFrom('accounts').select('user_id').where('user_id', '=', userId),
          )
          .executeTakeFirst();
  if (account === undefined) {
    throw new Refused(
      refuse('no-such-user-id', 'Nobody has this user ID.', { fields: ['userId'] }),
    );
  }
  const organisation = wanted.organisation ?? '';
  const present = await tx.runner
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', account.user_id)
    .where('role', '=', wanted.role)
    .where('organisation', '=', organisation)
    .where('state', '!=', 'REVOKED')
    .executeTakeFirst();
  if (present !== undefined) {
    throw new Refused(refuse('has-that-role', 'This person has that role, or is invited to it.'));
  }
  return addMembership(
    tx,
    {
      user_id: account.user_id,
      role: wanted.role,
      organisation,
      duties: storedFor(wanted),
      state: 'INVITED',
      provider: null,
    },
    actor,
  );
}

/**
 * Whoever signs in with password and phone code together has a password before: the code alone could not set the first one
 * afterwards, or else it would be enough for their area.
 */
async function requirePassword({ runner }: Change, { user_id, role: wanted }: MembershipRow) {
  if (!SIGN_IN_WITH_BOTH.has(role.parse(wanted))) return;
  const account = await runner
    .selectFrom('accounts')
    .select('password_hash')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (account?.password_hash !== NO_PASSWORD) return;
  throw new Refused(
    refuse('no-password-yet', 'This account has no password yet. Set one first.', {
      fields: ['password'],
    }),
  );
}

/** The invited person agrees. Somebody else's invitation is not found. */
export async function acceptInvited(
  records: Records,
  tx: Change,
  userId: UserId,
  id: MembershipId,
): Promise<Membership> {
  const row = await lockMembership(records, tx, id);
  if (row === undefined || row.user_id !== userId) throw new Refused(notFound());
  if (row.state !== 'INVITED') {
    throw new Refused(
      refuse('invitation-ended', 'This invitation is no longer open.', {
        current: { state: row.state },
      }),
    );
  }
  await requirePassword(tx, row);
  return moveTo(tx, row, 'ACTIVE', { role: membershipFrom(row).role, id: row.id });
}

/** An active operator, locked. */
export type LockedOperator = Pick<MembershipRow, 'id' | 'user_id' | 'duties' | 'provider'>;

/** Locks everybody who is an operator until the change ends, so that two cannot do the same to each other at the same moment. */
export async function lockOperators(
  records: Records,
  { runner }: Change,
): Promise<readonly LockedOperator[]> {
  const query = runner
    .selectFrom('memberships')
    .select(['id', 'user_id', 'duties', 'provider'])
    .where('role', '=', 'operator')
    .where('state', '=', 'ACTIVE')
    .orderBy('id');
  return records.forChange(query).execute();
}

/** Those who need no provider to come in: it may be away, and its groups may name nobody. */
const givenHere = ({ provider }: LockedOperator) => provider === null;

/** One administrator stays, so that somebody can say who works here. */
function requireAnotherAdministrator(operators: readonly LockedOperator[], id: MembershipId): void {
  const isAdministrator = (operator: LockedOperator) =>
    givenHere(operator) && permits(dutiesIn(operator.duties), 'change-members');
  const administrators = operators.filter(isAdministrator);
  if (administrators.length === 1 && administrators[0]?.id === id) {
    throw new Refused(
      refuse('last-administrator', 'This is the last administrator. Make somebody else one first.'),
    );
  }
}

async function lockUnended(records: Records, tx: Change, id: MembershipId): Promise<MembershipRow> {
  const row = await lockMembership(records, tx, id);
  if (row === undefined) throw new Refused(notFound());
  if (row.state !== 'REVOKED') return row;
  throw new Refused(
    refuse('membership-ended', 'This membership was revoked before.', {
      current: { state: row.state },
    }),
  );
}

/** Ends a membership. The last operator and the last administrator stay, so that somebody can run the service. */
export async function revokeMember(
  records: Records,
  tx: Change,
  actor: MemberActor,
  id: MembershipId,
  operators: readonly LockedOperator[],
): Promise<Membership> {
  const row = await lockUnended(records, tx, id);
  const lasting = operators.filter(givenHere);
  if (lasting.length === 1 && lasting[0]?.id === row.id) {
    throw new Refused(
      refuse('last-operator', 'The last operator cannot be revoked. Invite another one first.'),
    );
  }
  requireAnotherAdministrator(operators, row.id);
  return moveTo(tx, row, 'REVOKED', actor);
}

/** Groups say what their members may do, and would say it again. */
function requireGivenHere({ provider }: MembershipRow): void {
  if (provider === null) return;
  throw new Refused(
    refuse(
      'duties-by-groups',
      'Groups at the identity provider say what this member may do. Change them there.',
    ),
  );
}

export async function noteDuties(
  { runner, at }: Change,
  { id, duties }: Pick<MembershipRow, 'id' | 'duties'>,
): Promise<void> {
  await runner
    .updateTable('memberships')
    .set({ duties, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Changes an operator's duties. Refuses with 403 for one's own, with 404 for somebody who is no operator, and with 409 where
 * no administrator would be left.
 */
export async function changeDutiesOf(
  records: Records,
  tx: Change,
  actor: MemberActor,
  {
    membership: id,
    duties,
  }: { readonly membership: MembershipId; readonly duties: readonly Duty[] },
): Promise<Membership> {
  if (actor.id === id) {
    throw new Refused(
      refuse('duties-of-oneself', 'Nobody changes their own duties: another administrator does.'),
    );
  }
  const operators = await lockOperators(records, tx);
  const row = await lockUnended(records, tx, id);
  if (row.role !== 'operator') throw new Refused(notFound());
  requireGivenHere(row);
  if (!permits(duties, 'change-members')) requireAnotherAdministrator(operators, id);
  const changed = { ...row, duties: storedDuties(duties), changed_at: tx.at };
  await noteDuties(tx, changed);
  await tx.audit({
    subject: `membership:${id}`,
    actor,
    action: 'change-duties',
    facts: {
      from: membershipFrom(row).duties.join(' '),
      to: membershipFrom(changed).duties.join(' '),
    },
  });
  return membershipFrom(changed);
}

/**
 * Changes a colleague's duty at a dealer. Refuses with 403 for one's own, so that a manager stays, and with 404 for somebody
 * who does not work there.
 */
export async function changeDealerDutyOf(
  records: Records,
  tx: Change,
  member: Member,
  { membership: id, duty }: Pick<CheckedBodyOf<typeof changeDealerDuty>, 'membership' | 'duty'>,
): Promise<ReplyOf<typeof changeDealerDuty>> {
  if (member.id === id) {
    throw new Refused(
      refuse('duties-of-oneself', 'Nobody changes their own duties: another administrator does.'),
    );
  }
  const row = await lockMembership(records, tx, id);
  const isTheirs = row?.role === member.role && row.organisation === member.organisation;
  if (row === undefined || !isTheirs || row.state !== 'ACTIVE') throw new Refused(notFound());
  await moveDealerDuty(tx, row, duty, actorOf(member));
  return { membership: id, duty };
}

/** Changes the duty of a dealer's member for an operator. Refuses with 404 for anybody else, and with 409 once they have left. */
export async function changeDutyAtDealer(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { membership: id, duty }: { readonly membership: MembershipId; readonly duty: DealerDuty },
): Promise<Membership> {
  const row = await lockUnended(records, tx, id);
  if (row.role !== 'dealer') throw new Refused(notFound());
  return membershipFrom(await moveDealerDuty(tx, row, duty, actor));
}

async function moveDealerDuty(
  tx: Change,
  row: MembershipRow,
  duty: DealerDuty,
  actor: MemberActor,
): Promise<MembershipRow> {
  requireGivenHere(row);
  const from = dealerDutyIn(row.duties);
  if (from === duty) return row;
  const changed = { ...row, duties: duty, changed_at: tx.at };
  await noteDuties(tx, changed);
  await tx.audit({
    subject: `membership:${row.id}`,
    actor,
    action: 'change-duties',
    facts: { from, to: duty },
  });
  return changed;
}

/** Makes somebody an operator without being asked by one: for the command on the gateway's machine. */
export async function addOperator(
  records: Records,
  tx: Change,
  userId: UserId,
): Promise<Membership> {
  const wanted = { userId, role: 'operator' as const, organisation: null, duties: [...DUTIES] };
  const { id } = await inviteMember(records, tx, SYSTEM, wanted);
  const row = await tx.runner
    .selectFrom('memberships')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await requirePassword(tx, row);
  return moveTo(tx, row, 'ACTIVE', SYSTEM);
}

/** Notes that somebody has signed in, with each of their memberships. Others have none, and nothing is noted. */
export async function noteSignIn(
  { db, now }: Pick<Records, 'db' | 'now'>,
  userId: UserId,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ signed_in_at: now() })
    .where('user_id', '=', userId)
    .where('state', '=', 'ACTIVE')
    .execute();
}

export async function membershipsOfAccount(
  runner: Runner,
  userId: UserId,
): Promise<readonly Membership[]> {
  const rows = await runner
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => membershipFrom(row));
}
