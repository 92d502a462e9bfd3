import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { CheckedBodyOf } from '#contract/gateway.ts';
import { MAX_DAYS_PUT_OFF } from '#contract/operators/review.ts';
import type {
  assignApplication,
  claimApplication,
  comeBackOn,
} from '#contract/operators/review.ts';
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import {
  NOTHING_PENDING,
  ownerOf,
  staleApplication,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { lockForOperator, lockHeld } from '#gateway/areas/review/lock-for-review.ts';
import { addNote } from '#gateway/areas/review/notes.ts';
import { OPERATORS, requireColleagues } from '#gateway/people/memberships/colleagues.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

type Seen = Omit<CheckedBodyOf<typeof claimApplication>, 'requestId'>;

/** Whether somebody who is still an operator has claimed it. */
export async function isTaken(runner: Runner, { claimed_by: claimedBy }: ApplicationRow) {
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
export async function claim(records: Records, tx: Change, operator: MemberActor, seen: Seen) {
  const row = await lockForOperator(records, tx, operator, seen, 'claim');
  if (await isTaken(tx.runner, row)) throw new Refused(staleApplication(row));
  const version = await touchApplication(tx, row, {
    state: 'IN_REVIEW',
    claimed_by: operator.id,
    claimed_at: tx.at,
    ...NOTHING_PENDING,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'claim',
    facts: { from: row.state, to: 'IN_REVIEW', version },
  });
  return { number: row.number, version, state: 'IN_REVIEW' } as const;
}

export async function release(records: Records, tx: Change, operator: MemberActor, seen: Seen) {
  const row = await lockForOperator(records, tx, operator, seen, 'release');
  const version = await touchApplication(tx, row, {
    state: 'SUBMITTED',
    claimed_by: null,
    claimed_at: null,
    ...NOTHING_PENDING,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'release',
    facts: { from: row.state, to: 'SUBMITTED', version },
  });
  return { number: row.number, version, state: 'SUBMITTED' } as const;
}

/** Gives an application that the operator has in hand to a colleague, whom a note may tell why. */
export async function assign(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { to, note, ...seen }: Omit<CheckedBodyOf<typeof assignApplication>, 'requestId'>,
) {
  const row = await lockHeld(deps.records, tx, operator, seen);
  if (to === operator.id) throw new Refused(staleApplication(row));
  await requireColleagues(tx.runner, row, [to], {
    ...OPERATORS,
    field: 'to',
    permission: 'review-applications',
  });
  const version = await touchApplication(tx, row, {
    claimed_by: to,
    claimed_at: tx.at,
    ...NOTHING_PENDING,
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'assign',
    facts: { from: operator.id, to, version },
  });
  if (note !== null) await addNote(deps, tx, operator, row, { text: note, mentioned: [to] });
  return { number: row.number, version, state: row.state };
}

/** Refuses with 400 a day in India that is over, or too far away for anybody to remember why. */
function requireNearDay(at: number, day: string): void {
  const today = indianDayOf(at);
  if (day >= today && day <= daysAfter(today, MAX_DAYS_PUT_OFF)) return;
  throw new Refused(
    refuse('come-back-day-wrong', 'Please choose a day from today to 30 days from now.', {
      fields: ['day'],
    }),
  );
}

/** Puts off an application that the operator is checking until a day in India, or no longer. What was promised stays due. */
export async function putOff(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { day, ...seen }: Omit<CheckedBodyOf<typeof comeBackOn>, 'requestId'>,
) {
  const row = await lockHeld(records, tx, operator, seen);
  if (row.state !== 'IN_REVIEW') throw new Refused(staleApplication(row));
  if (day !== null) requireNearDay(tx.at, day);
  const version = await touchApplication(tx, row, {
    comes_back_at: day === null ? null : endOfIndianDay(daysAfter(day, -1)),
  });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: operator,
    action: 'comeBackOn',
    facts: { day, version },
  });
  return { number: row.number, version, state: row.state };
}
