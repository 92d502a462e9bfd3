import { asId } from '#domain/ids.ts';
import type { MembershipId } from '#domain/ids.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Whether two memberships are one person's: somebody who was invited again has a different membership from before. */
export async function areOfOnePerson(
  runner: Runner,
  one: MembershipId | null,
  other: MembershipId,
): Promise<boolean> {
  if (one === other) return true;
  const people = await runner
    .selectFrom('memberships')
    .select('user_id')
    .where('id', 'in', [one ?? asId('membership', ''), other])
    .execute();
  return people.length === 2 && people[0]?.user_id === people[1]?.user_id;
}

/** Refuses with 403 whoever would decide about what they have proposed. */
export async function requireSecondPerson(
  runner: Runner,
  proposedBy: MembershipId | null,
  decidedBy: MembershipId,
): Promise<void> {
  if (!(await areOfOnePerson(runner, proposedBy, decidedBy))) return;
  throw new Refused(refuse('own-proposal', 'Somebody else must decide about your proposal.'));
}

/** The memberships of whoever has this one: what one of them proposed, none of them decides. */
export async function ofSamePerson(runner: Runner, id: MembershipId): Promise<ReadonlySet<string>> {
  const rows = await runner
    .selectFrom('memberships')
    .select('id')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('memberships as own').select('own.user_id').where('own.id', '=', id),
    )
    .execute();
  return new Set([id, ...rows.map((row) => row.id)]);
}
