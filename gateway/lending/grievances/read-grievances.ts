import type { UserId } from '#domain/ids.ts';
import type { Expression } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import type { grievances } from '#contract/operators/grievances.ts';
import { type GrievanceState, STATES_TO_ANSWER } from '#domain/lending/states/grievance-states.ts';
import { GRIEVANCE_SUBJECTS } from '#domain/lending/grievances.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { GrievanceDeps } from '#gateway/lending/grievances/change-grievances.ts';
import type { GrievanceRow } from '#gateway/lending/grievances/find-grievance.ts';
import {
  answerPlace,
  changedGrievance,
  lockGrievance,
  ownerOfGrievance,
  textPlace,
} from '#gateway/lending/grievances/find-grievance.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 50;

type NumberedRow = GrievanceRow & { readonly application: string | null };

const withApplication = (runner: Runner) =>
  runner
    .selectFrom('grievances')
    .leftJoin('applications', 'applications.id', 'grievances.application_id')
    .selectAll('grievances')
    .select('applications.number as application');

const summaryFrom = (row: NumberedRow) => ({
  ...changedGrievance(row),
  subject: z.parse(z.enum(GRIEVANCE_SUBJECTS), row.subject),
  application: row.application,
  raisedAt: row.raised_at,
  changedAt: row.changed_at,
  dueAt: row.due_at,
});

/** With what was written. Only for a row whose person was not erased. */
async function opened(keys: DataKeys, runner: Runner, row: NumberedRow) {
  const key = await keys.find(runner, ownerOfGrievance(row.id));
  if (key === null || row.sealed_text === null) throw new Error('the grievance was erased');
  const answers = await runner
    .selectFrom('grievance_answers')
    .select(['position', 'sealed_text', 'answered_at'])
    .where('grievance_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    ...summaryFrom(row),
    text: openText(key, textPlace(row.id), row.sealed_text),
    answers: answers.map(({ position, sealed_text: sealed, answered_at: answeredAt }) => ({
      text: openText(key, answerPlace(row.id, position), sealed),
      answeredAt,
    })),
  };
}

/** The person's own, the newest first. */
export async function grievancesOf(keys: DataKeys, runner: Runner, userId: UserId) {
  const rows = await withApplication(runner)
    .where('grievances.user_id', '=', userId)
    .orderBy('grievances.raised_at', 'desc')
    .orderBy('grievances.id', 'desc')
    .execute();
  const all: Awaited<ReturnType<typeof opened>>[] = [];
  for (const row of rows) all.push(await opened(keys, runner, row));
  return all;
}

/** The newest of those with a number, or of some accounts, without what was written. */
export async function grievancesBy(
  runner: Runner,
  whose: { readonly number: string } | { readonly userIds: Expression<UserId> },
  most: number,
) {
  const rows = await withApplication(runner)
    .where((eb) =>
      'number' in whose
        ? eb('grievances.number', '=', whose.number)
        : eb('grievances.user_id', 'in', whose.userIds),
    )
    // Of somebody who was erased nothing is left to look at.
    .where('grievances.user_id', 'is not', null)
    .orderBy('grievances.raised_at', 'desc')
    .orderBy('grievances.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => summaryFrom(row));
}

type Wanted = BodyOf<typeof grievances>;

/** Each is read by itself, in the order of an index. null: whatever the state. */
const statesIn = (state: Wanted['state']): readonly (GrievanceState | null)[] =>
  state === 'TO_ANSWER' ? STATES_TO_ANSWER : [state];

const dueFrom = (runner: Runner, state: GrievanceState | null, after: Wanted['after']) =>
  withApplication(runner)
    .$if(state !== null, (query) => query.where('grievances.state', '=', state))
    .where((eb) =>
      eb(
        eb.refTuple('grievances.due_at', 'grievances.number'),
        '>',
        eb.tuple(after?.dueAt ?? 0, after?.number ?? ''),
      ),
    )
    .orderBy('grievances.due_at')
    .orderBy('grievances.number')
    .limit(PAGE + 1)
    .execute();

const isDueBefore = (one: NumberedRow, other: NumberedRow): number =>
  one.due_at - other.due_at || (one.number < other.number ? -1 : 1);

/** One page for operators, soonest due first. */
export async function pageOfGrievances(runner: Runner, { state, after }: Wanted) {
  const rows: NumberedRow[] = [];
  for (const each of statesIn(state)) rows.push(...(await dueFrom(runner, each, after)));
  return {
    grievances: rows
      .toSorted(isDueBefore)
      .slice(0, PAGE)
      .map((row) => summaryFrom(row)),
    isLastPage: rows.length <= PAGE,
  };
}

/** An operator looks at one, which the audit notes. */
export async function viewOne(
  { records, keys }: GrievanceDeps,
  tx: Change,
  operator: Actor,
  number: string,
) {
  const { id } = await lockGrievance(records, tx, null, number);
  await tx.audit({ subject: ownerOfGrievance(id), actor: operator, action: 'view' });
  const row = await withApplication(tx.runner)
    .where('grievances.id', '=', id)
    .executeTakeFirstOrThrow();
  return { grievance: await opened(keys, tx.runner, row) };
}
