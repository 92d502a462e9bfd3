import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import { permits } from '#domain/duties.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import type { ApplicationAction } from '#domain/lending/states/application-states.ts';
import { requireEdge } from '#gateway/lending/applications/application-edge.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { lockFound, staleApplication } from '#gateway/lending/applications/find-application.ts';
import { requireSomebodyElses } from '#gateway/lending/applications/own-application.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type Seen = { readonly number: string; readonly version: number };

/** An application that was submitted, locked until the change ends. Refuses with 404; a draft belongs to its borrower alone. */
export const lockSubmitted = (
  records: Records,
  { runner }: Change,
  number: string,
): Promise<ApplicationRow> =>
  lockFound(
    records,
    runner
      .selectFrom('applications')
      .selectAll()
      .where('number', '=', number)
      .where('submitted_at', 'is not', null),
  );

/** Refuses with 403 unless the operator has it in hand. */
function requireClaim({ claimed_by: claimedBy }: ApplicationRow, operator: MemberActor): void {
  if (claimedBy === operator.id) return;
  throw new Refused(
    refuse('with-another-operator', 'Another operator has this application in hand.'),
  );
}

/**
 * Locks an application for an operator's action. Refuses with 409 and the current state when it has changed since
 * `version` or its state has no such edge, and with 403 where another operator has claimed it, or it is their own.
 */
export async function lockForOperator(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { number, version }: Seen,
  action: ApplicationAction,
): Promise<ApplicationRow> {
  const row = await lockSubmitted(records, tx, number);
  requireEdge(action, row);
  if (row.state === 'IN_REVIEW' && action !== 'claim') requireClaim(row, operator);
  await requireSomebodyElses(tx, row, operator);
  if (row.version !== version) throw new Refused(staleApplication(row));
  return row;
}

/**
 * Locks an application that the operator has in hand, whether it is being checked or waits for the borrower. Refuses with
 * 409 and the current state when it has changed since `version`, and with 403 where another operator has it.
 */
export async function lockHeld(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { number, version }: Seen,
): Promise<ApplicationRow> {
  const row = await lockSubmitted(records, tx, number);
  if (row.claimed_by === null || row.state === 'CLOSED') throw new Refused(staleApplication(row));
  requireClaim(row, operator);
  if (row.version !== version) throw new Refused(staleApplication(row));
  return row;
}

/** Whether every operator may see what an application says: once it was handed over, even while the borrower is asked. */
const isOpenToOperators = ({ state, returns_to: returnsTo }: ApplicationRow) =>
  state === 'WITH_LENDER' || (state === 'ACTION_REQUIRED' && returnsTo === 'WITH_LENDER');

/** Whether a decision waits for a second operator, who looks at everything before. */
const isDrafted = ({ state, drafted_decision: drafted }: ApplicationRow) =>
  state === 'IN_REVIEW' && drafted !== null;

/** Whether an operator may read what the borrower says in an application. */
export const mayReadContent = (
  row: ApplicationRow,
  operator: MemberActor,
  /** Whether the operator's duties let them confirm a decision that waits. */
  mayConfirm: boolean,
): boolean => mayWriteToBorrower(row, operator) || (isDrafted(row) && mayConfirm);

/** Whether an operator may write to the borrower: whoever has claimed it; once lenders have it, every one who reviews. */
export const mayWriteToBorrower = (row: ApplicationRow, operator: MemberActor): boolean =>
  isOpenToOperators(row) ||
  ((row.state === 'IN_REVIEW' || row.state === 'ACTION_REQUIRED') &&
    row.claimed_by === operator.id);

/** Refuses with 409 or 403 unless the operator may write to the borrower. */
export function requireWriting(row: ApplicationRow, operator: MemberActor): void {
  if (mayWriteToBorrower(row, operator)) return;
  if (row.claimed_by === null || row.state === 'CLOSED') throw new Refused(staleApplication(row));
  requireClaim(row, operator);
}

/** Refuses with 409 or 403 unless the operator may look at documents of the application. */
export async function requireLook(
  { runner }: Change,
  row: ApplicationRow,
  operator: MemberActor,
): Promise<void> {
  if (isDrafted(row)) {
    const member = await runner
      .selectFrom('memberships')
      .select('duties')
      .where('id', '=', operator.id)
      .executeTakeFirstOrThrow();
    if (permits(dutiesIn(member.duties), 'review-applications')) return;
  }
  requireCheck(row, operator);
}

/** Refuses with 409 or 403 unless the operator may look at documents of the application, and check them. */
export function requireCheck(row: ApplicationRow, operator: MemberActor): void {
  if (isOpenToOperators(row)) return;
  if (row.state !== 'IN_REVIEW') throw new Refused(staleApplication(row));
  requireClaim(row, operator);
}
