import type { BodyOf } from '#contract/gateway.ts';
import type { claimApplication } from '#contract/operators/review.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  ownerOf,
  staleApplication,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { lockForOperator } from '#gateway/areas/review/lock-for-review.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

type Seen = Omit<BodyOf<typeof claimApplication>, 'requestId'>;

/** Whether somebody who is still an operator has claimed it. */
async function isTaken(runner: Runner, { claimed_by: claimedBy }: ApplicationRow) {
  if (claimedBy === null) return false;
  const claimant = await runner
    .selectFrom('memberships')
    .select('id')
    .where('id', '=', claimedBy)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return claimant !== undefined;
}

/** An operator claims an application: a new one, or one of somebody who no longer works here. */
export async function claim(records: Records, tx: Change, operator: Actor, seen: Seen) {
  const row = await lockForOperator(records, tx, operator, seen, 'claim');
  if (await isTaken(tx.runner, row)) throw new Refused(staleApplication(row));
  const version = await touchApplication(tx, row, {
    state: 'IN_REVIEW',
    claimed_by: operator.id,
    claimed_at: tx.at,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'claim',
    facts: { from: row.state, to: 'IN_REVIEW', version },
  });
  return { number: row.number, version, state: 'IN_REVIEW' } as const;
}

export async function release(records: Records, tx: Change, operator: Actor, seen: Seen) {
  const row = await lockForOperator(records, tx, operator, seen, 'release');
  const version = await touchApplication(tx, row, {
    state: 'SUBMITTED',
    claimed_by: null,
    claimed_at: null,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'release',
    facts: { from: row.state, to: 'SUBMITTED', version },
  });
  return { number: row.number, version, state: 'SUBMITTED' } as const;
}
