import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { members, revokeMembership } from '#contract/operators/memberships.ts';
import {
  ownerOf,
  touchApplication,
  type ApplicationRow,
} from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { membersOf } from '#gateway/people/memberships/list-members.ts';
import { lockOperators, revokeMember } from '#gateway/people/memberships/memberships.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

/** How many open applications each of these operators has claimed. */
async function claimsOf(db: Runner, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
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
  wanted: BodyOf<typeof members>,
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

/** Those that the operator has claimed, locked; without those of the colleague's own, who may not review them. */
async function lockClaimed(
  records: Records,
  { runner }: Change,
  from: string,
  to: string,
): Promise<readonly ApplicationRow[]> {
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('claimed_by', '=', from)
    .where('closed_at', 'is', null)
    .where('user_id', '!=', (eb) =>
      eb.selectFrom('memberships').select('memberships.user_id').where('id', '=', to),
    )
    .orderBy('id');
  return records.forChange(query).execute();
}

/**
 * Ends a membership. What an operator has claimed goes to the colleague who is named, and is free again without one. Refuses
 * as `revokeMember` does, and with 409 when the colleague is no operator.
 */
export async function revokeAndPassOn(
  records: Records,
  tx: Change,
  actor: Actor,
  { membership: id, passTo }: BodyOf<typeof revokeMembership>,
): Promise<ReplyOf<typeof revokeMembership>> {
  const operators = await lockOperators(records, tx);
  if (passTo !== undefined && (passTo === id || !operators.includes(passTo))) {
    throw new Refused(
      refuse(
        'colleague-left',
        'The colleague who was to take over is no operator any more. Choose somebody else.',
        {
          fields: ['passTo'],
        },
      ),
    );
  }
  const membership = await revokeMember(records, tx, actor, id, operators);
  if (passTo === undefined) return { membership, passedOn: 0 };
  const claimed = await lockClaimed(records, tx, id, passTo);
  for (const row of claimed) {
    const version = await touchApplication(tx, row, { claimed_by: passTo, claimed_at: tx.at });
    await tx.audit({
      subject: ownerOf(row.id),
      actor,
      action: 'pass-on',
      facts: { from: id, to: passTo, version },
    });
  }
  return { membership, passedOn: claimed.length };
}
