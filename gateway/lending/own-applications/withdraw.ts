import type { UserId } from '#domain/ids.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { lockFor } from '#gateway/lending/applications/application-edge.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import { askToEmpty } from '#gateway/lending/applications/empty-withdrawn.ts';
import { isPaidInPart } from '#gateway/lending/lender-cases/delivery-orders.ts';
import { endApplication } from '#gateway/lending/lender-cases/end-cases.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { refuseWhileSending } from '#gateway/lending/outbox/in-flight.ts';

type Seen = { readonly number: string; readonly version: number };

/**
 * Closes the borrower's application. What was not sent to a lender never is. Refuses with 409 once the lender has begun to
 * pay the dealer.
 */
export async function withdrawOwn(
  { records }: LoanDeps,
  tx: Change,
  userId: UserId,
  seen: Seen,
): Promise<Seen> {
  const { row, edge } = await lockFor(records, tx, userId, seen, 'withdraw');
  if (await isPaidInPart(tx.runner, row.id)) {
    const { state, version } = row;
    const words =
      'The lender has begun to pay the dealer. You can leave the loan while its cooling-off period lasts.';
    throw new Refused(refuse('payment-begun', words, { current: { state, version } }));
  }
  await refuseWhileSending(tx, row.id);
  const version = await endApplication(tx, row, 'WITHDRAWN', BORROWER, edge.action);
  await askToEmpty(tx, row);
  // Of a draft nobody else knows.
  if (row.submitted_at !== null) await notifyBorrower(tx, row, 'withdrawn');
  return { number: row.number, version };
}
