import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId } from '#domain/ids.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { requireSecondPerson } from '#gateway/people/memberships/same-person.ts';

type Proposed = { readonly proposed_by: MembershipId | null; readonly proposed_at: number | null };

/** What is proposed was seen as it is, and by somebody else than who proposed it: or else it is refused. */
export async function requireDecidable(
  runner: Runner,
  { proposed_by: by, proposed_at: at }: Proposed,
  actor: MemberActor,
  seen: number,
  other: () => Promise<Refusal>,
): Promise<void> {
  if (by === null || at !== seen) throw new Refused(await other());
  await requireSecondPerson(runner, by, actor.id);
}
