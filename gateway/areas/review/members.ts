import type { MembershipId } from '#domain/ids.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { changeDuties, members, revokeMembership } from '#contract/operators/memberships.ts';
import {
  NOTHING_DRAFTED,
  NOTHING_PENDING,
  ownerOf,
  touchApplication,
  type ApplicationRow,
} from '#gateway/lending/applications/find-application.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { membersOf } from '#gateway/people/memberships/list-members.ts';
import { permits } from '#domain/duties.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import {
  changeDutiesOf,
  changeDutyAtDealer,
  type LockedOperator,
  lockOperators,
  revokeMember,
} from '#gateway/people/memberships/memberships.ts';
import type { Settle } from '#gateway/people/memberships/memberships-by-groups.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { leaveViews } from '#gateway/people/saved-views/saved-views.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

/** How many open applications each of these operators has claimed. */
async function claimsOf(
  db: Runner,
  ids: readonly MembershipId[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['claimed_by', (eb) => eb.fn.countAll<number>().as('claims')])
    .where('claimed_by', 'in', ids)
    .where('closed_at', 'is', null)
    .groupBy('claimed_by')
    .execute();
  return new Map(rows.map(({ claimed_by: id, claims }) => [id ?? '', claims]));
}

/** One page of the people with a role, with what each operator has in hand. */
export async function listMembers(
  { db }: Pick<Records, 'db'>,
  wanted: CheckedBodyOf<typeof members>,
  at: number,
): Promise<ReplyOf<typeof members>> {
  const page = await membersOf(db, wanted, at);
  const working = wanted.role === 'operator' ? page.members : [];
  const claims = await claimsOf(
    db,
    working.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id),
  );
  return {
    ...page,
    members: page.members.map((each) => ({ ...each, claims: claims.get(each.id) ?? 0 })),
  };
}

const mayReview = ({ duties }: LockedOperator) => permits(dutiesIn(duties), 'review-applications');

/** The open applications that an operator has claimed, locked. */
async function lockClaimed(
  records: Records,
  { runner }: Change,
  operator: MembershipId,
): Promise<readonly ApplicationRow[]> {
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('claimed_by', '=', operator)
    .where('closed_at', 'is', null)
    .orderBy('id');
  return records.forChange(query).execute();
}

/** Gives an application to a colleague, or to nobody: then whoever is first may claim it. A decision that waits is dropped. */
async function passOn(
  tx: Change,
  actor: MemberActor,
  row: ApplicationRow,
  to: MembershipId | null,
): Promise<void> {
  const version = await touchApplication(tx, row, {
    claimed_by: to,
    claimed_at: to === null ? null : tx.at,
    ...(to === null ? NOTHING_PENDING : NOTHING_DRAFTED),
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor,
    action: 'pass-on',
    facts: { from: row.claimed_by, to, version },
  });
}

/**
 * Ends a membership. What an operator has claimed goes to the colleague who is named, but for the colleague's own
 * applications; the rest, and everything without a colleague, is free again. Refuses as `revokeMember` does, and with 409
 * when the colleague may not review.
 */
export async function revokeAndPassOn(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { membership: id, passTo }: CheckedBodyOf<typeof revokeMembership>,
): Promise<ReplyOf<typeof revokeMembership>> {
  const operators = await lockOperators(records, tx);
  const colleague = operators.find((each) => each.id === passTo && each.id !== id);
  if (passTo !== undefined && (colleague === undefined || !mayReview(colleague))) {
    throw new Refused(
      refuse('colleague-left', 'This colleague cannot do this any more. Choose somebody else.', {
        fields: ['passTo'],
      }),
    );
  }
  const membership = await revokeMember(records, tx, actor, id, operators);
  await leaveViews(tx, id);
  let passedOn = 0;
  for (const row of await lockClaimed(records, tx, id)) {
    const isTheirOwn = row.user_id === colleague?.user_id;
    const to = colleague === undefined || isTheirOwn ? null : colleague.id;
    await passOn(tx, actor, row, to);
    if (to !== null) passedOn += 1;
  }
  return { membership, passedOn };
}

/** Frees what somebody has claimed whose membership, or whose right to review, groups have taken away. */
export const settleClaims =
  (records: Records): Settle =>
  async (tx, { id, role, state, duties }) => {
    if (state === 'REVOKED') await leaveViews(tx, id);
    if (role !== 'operator') return;
    if (state === 'ACTIVE' && permits(duties, 'review-applications')) return;
    for (const row of await lockClaimed(records, tx, id)) await passOn(tx, SYSTEM, row, null);
  };

/**
 * Changes the duties of an operator, or the duty of a dealer's member. What an operator has claimed is free again where they
 * may no longer review it.
 */
export async function changeDutiesAndFree(
  records: Records,
  tx: Change,
  actor: MemberActor,
  {
    membership: id,
    duties = [],
    dealerDuty,
  }: Pick<CheckedBodyOf<typeof changeDuties>, 'membership' | 'duties' | 'dealerDuty'>,
): Promise<ReplyOf<typeof changeDuties>> {
  if (dealerDuty !== undefined) {
    const of = { membership: id, duty: dealerDuty };
    return { membership: await changeDutyAtDealer(records, tx, actor, of) };
  }
  const membership = await changeDutiesOf(records, tx, actor, { membership: id, duties });
  if (permits(membership.duties, 'review-applications')) return { membership };
  for (const row of await lockClaimed(records, tx, membership.id)) {
    await passOn(tx, actor, row, null);
  }
  return { membership };
}
