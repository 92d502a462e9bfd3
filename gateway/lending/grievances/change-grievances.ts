import { escalationAdvice } from '#domain/lending/answers.ts';
import type { UserId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/gateway.ts';
import type {
  closeGrievance,
  escalateGrievance,
  raiseGrievance,
} from '#contract/applications/grievances.ts';
import type { answerGrievance } from '#contract/operators/grievances.ts';
import { DAY_MS } from '#domain/days.ts';
import { DAYS_TO_ANSWER } from '#domain/lending/grievances.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import { findOwnApplication, notFound } from '#gateway/lending/applications/find-application.ts';
import { newNumber } from '#gateway/lending/applications/numbers.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import {
  answerPlace,
  changedGrievance,
  lockGrievanceFor,
  moveGrievance,
  noteChangedGrievance,
  ownerOfGrievance,
  textPlace,
} from '#gateway/lending/grievances/find-grievance.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { notifyPerson } from '#gateway/lending/notifications/notify.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Grievances of one person that are not closed: more are somebody's script. */
const MAX_OPEN = 10;

export type GrievanceDeps = { readonly records: Records; readonly keys: DataKeys };

/** Locks the person's account, so that grievances are counted one after the other. Refuses with 409 when there are too many. */
async function refuseTooMany(records: Records, { runner }: Change, userId: UserId): Promise<void> {
  const account = await records
    .forChange(runner.selectFrom('accounts').select('user_id').where('user_id', '=', userId))
    .executeTakeFirst();
  if (account === undefined) throw new Refused(refusals.signInAgain());
  const open = await runner
    .selectFrom('grievances')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '!=', 'CLOSED')
    .execute();
  if (open.length < MAX_OPEN) return;
  throw new Refused(
    refuse(
      'too-many-grievances',
      'You have ten grievances that are not closed. Please wait for the answers.',
    ),
  );
}

/** Raises a grievance, sealed with its own key: it outlives what is kept of an application. */
export async function raise(
  { records, keys }: GrievanceDeps,
  tx: Change,
  userId: UserId,
  { application: number, subject, text, language }: BodyOf<typeof raiseGrievance>,
) {
  const { runner, at, audit } = tx;
  await refuseTooMany(records, tx, userId);
  const application = number === null ? null : await findOwnApplication(runner, userId, number);
  if (number !== null && application === null) throw new Refused(notFound());
  const id = randomUUID();
  const key = await keys.create(runner, ownerOfGrievance(id));
  const row = {
    id,
    number: newNumber('GR'),
    user_id: userId,
    application_id: application?.id ?? null,
    subject,
    language,
    state: 'OPEN' as const,
    version: 1,
    sealed_text: sealText(key, textPlace(id), text),
    raised_at: at,
    due_at: at + DAYS_TO_ANSWER * DAY_MS,
    changed_at: at,
  };
  await write(runner, runner.insertInto('grievances').values(row));
  await noteChangedGrievance(tx, row);
  await audit({
    subject: ownerOfGrievance(id),
    actor: BORROWER,
    action: 'raise',
    facts: { to: 'OPEN', about: subject, application: number, version: 1 },
  });
  return { ...changedGrievance(row), dueAt: row.due_at };
}

export async function escalate(
  { records }: GrievanceDeps,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof escalateGrievance>,
) {
  const row = await lockGrievanceFor(records, tx, userId, body, 'escalate');
  const moved = await moveGrievance(tx, row, 'escalate', BORROWER);
  return { ...changedGrievance(moved), advice: escalationAdvice(body.language) };
}

export async function close(
  { records }: GrievanceDeps,
  tx: Change,
  userId: UserId,
  body: BodyOf<typeof closeGrievance>,
) {
  const row = await lockGrievanceFor(records, tx, userId, body, 'close');
  return changedGrievance(await moveGrievance(tx, row, 'close', BORROWER));
}

/** An operator's answer, added to those before it. */
export async function answer(
  { records, keys }: GrievanceDeps,
  tx: Change,
  operator: Actor,
  { text, ...seen }: BodyOf<typeof answerGrievance>,
) {
  const { runner, at } = tx;
  const row = await lockGrievanceFor(records, tx, null, seen, 'answer');
  const key = await keys.find(runner, ownerOfGrievance(row.id));
  if (key === null) throw new Error('the grievance has no data key');
  const before = await runner
    .selectFrom('grievance_answers')
    .select('position')
    .where('grievance_id', '=', row.id)
    .execute();
  const position = before.length + 1;
  await write(
    runner,
    runner.insertInto('grievance_answers').values({
      grievance_id: row.id,
      position,
      sealed_text: sealText(key, answerPlace(row.id, position), text),
      answered_at: at,
    }),
  );
  const moved = await moveGrievance(tx, row, 'answer', operator);
  const { user_id: userId, number, language } = row;
  await notifyPerson(tx, { userId, number, language }, 'grievance-answered');
  return changedGrievance(moved);
}
