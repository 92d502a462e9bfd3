import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId } from '#domain/ids.ts';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import { LEFT_CODES } from '#contract/operators/review.ts';
import type { changeClaims } from '#contract/operators/review.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { staleApplication } from '#gateway/lending/applications/find-application.ts';
import { assign, claim, isTaken, release } from '#gateway/areas/review/claims.ts';
import { lockSubmitted } from '#gateway/areas/review/lock-for-review.ts';
import { OPERATORS, requireColleagues } from '#gateway/people/memberships/colleagues.ts';

type Body = Omit<CheckedBodyOf<typeof changeClaims>, 'requestId'>;
type Seen = Body['applications'][number];
type Reply = ReplyOf<typeof changeClaims>;

/** Gives an application to a colleague that the operator has in hand, or nobody. */
async function give(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  seen: Seen,
  to: MembershipId,
) {
  const row = await lockSubmitted(deps.records, tx, seen.number);
  if (row.version !== seen.version || to === operator.id) throw new Refused(staleApplication(row));
  // Before anything is written, so that nothing is half done.
  await requireColleagues(tx.runner, row, [to], {
    ...OPERATORS,
    field: 'to',
    permission: 'review-applications',
  });
  const held =
    row.claimed_by !== operator.id && !(await isTaken(tx.runner, row))
      ? await claim(deps.records, tx, operator, seen)
      : seen;
  const { number, version } = held;
  return assign(deps, tx, operator, { number, version, to, note: null });
}

const changeOne = (
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  act: Body['act'],
  seen: Seen,
) => {
  if (act.is === 'assign') return give(deps, tx, operator, seen, act.to);
  return (act.is === 'claim' ? claim : release)(deps.records, tx, operator, seen);
};

/** Why one was left, or null where the refusal is about all of them. Of what changed, whether another has it says more. */
async function whyLeft(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { number }: Seen,
  { code }: Refused['refusal'],
): Promise<Reply['left'][number]['code'] | null> {
  const why = LEFT_CODES.find((each) => each === code) ?? null;
  if (why !== 'application-changed') return why;
  const row = await lockSubmitted(deps.records, tx, number);
  const isOfAnother = row.claimed_by !== operator.id && (await isTaken(tx.runner, row));
  return isOfAnother ? 'with-another-operator' : why;
}

/** Changes whose several applications are, one after the other: each is refused by itself, before anything of it is written. */
export async function changeSeveral(
  deps: LoanDeps,
  tx: Change,
  operator: MemberActor,
  { act, applications }: Body,
): Promise<Reply> {
  const done: Reply['done'] = [];
  const left: Reply['left'] = [];
  // In one order, so that two who change the same ones wait for each other in turn.
  const inOrder = applications.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  for (const seen of inOrder) {
    try {
      done.push(await changeOne(deps, tx, operator, act, seen));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const code = await whyLeft(deps, tx, operator, seen, error.refusal);
      if (code === null) throw error;
      left.push({ number: seen.number, code });
    }
  }
  return { done, left };
}
