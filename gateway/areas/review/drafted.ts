/** Decisions about larger loans, which are drafts until a second operator confirms them. */
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { ApplicationId } from '#domain/ids.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  ownerOf,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { loanAskedFor } from '#gateway/lending/applications/loan-asked-for.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { amountForSecond } from '#gateway/areas/review/second-person.ts';

/** Whether a decision about the application takes two operators. Nothing is opened where no amount is set. */
export async function needsSecond(
  { keys }: Pick<LoanDeps, 'keys'>,
  runner: Runner,
  applicationId: ApplicationId,
): Promise<boolean> {
  const above = await amountForSecond(runner);
  if (above === null) return false;
  const key = await keyOfApplication(keys, runner, applicationId);
  return loanAskedFor(await openSections(runner, key, applicationId)).amount > above;
}

/**
 * Notes a decision that waits for a second operator. What it is stands in the row alone: the borrower's export has the
 * facts of the audit, and must not say what is not decided yet.
 */
export async function draftDecision(
  tx: Change,
  operator: MemberActor,
  row: ApplicationRow,
  {
    decision,
    reason,
  }: { readonly decision: 'handOver' | 'reject'; readonly reason: string | null },
) {
  const version = await touchApplication(tx, row, {
    drafted_decision: decision,
    drafted_reason: reason,
    drafted_by: operator.id,
    drafted_at: tx.at,
    comes_back_at: null,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'draftDecision',
    facts: { version },
  });
  return { number: row.number, version, state: row.state };
}
