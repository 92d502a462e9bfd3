import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId } from '#domain/ids.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { decideDraft } from '#contract/operators/second-person.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  NOTHING_PENDING,
  ownerOf,
  staleApplication,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import { isTaken } from '#gateway/areas/review/claims.ts';
import { handOverNow, rejectNow } from '#gateway/areas/review/decide.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import { lockSubmitted } from '#gateway/areas/review/lock-for-review.ts';
import { addNote } from '#gateway/areas/review/notes.ts';

/** A second operator confirms a decision that waits, or declines it and says why. */
export async function decideDrafted(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { number, version, note }: Omit<BodyOf<typeof decideDraft>, 'requestId' | 'decision'>,
) {
  const row = await lockSubmitted(deps.records, tx, number);
  await requireSomebodyElses(tx, row, operator);
  const { drafted_decision: decision, drafted_by: by } = row;
  // One whose operator has left is claimed anew, by who then decides.
  const isOpen = decision !== null && row.version === version && (await isTaken(tx.runner, row));
  if (!isOpen || by === null) throw new Refused(staleApplication(row));
  if (note !== null) return decline(deps, tx, operator, row, { by, note });
  await requireSecondPerson(tx.runner, by, operator.id);
  const facts = { draftedBy: by };
  return decision === 'handOver'
    ? handOverNow(deps, tx, operator, row, facts)
    : rejectNow(tx, operator, row, row.drafted_reason, facts);
}

async function decline(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  row: ApplicationRow,
  { by, note }: { readonly by: MembershipId; readonly note: string },
) {
  const version = await touchApplication(tx, row, NOTHING_PENDING);
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'declineDecision',
    facts: { version },
  });
  await addNote(deps, tx, operator, row, { text: note, mentioned: [by] });
  return { number: row.number, version, state: row.state };
}
