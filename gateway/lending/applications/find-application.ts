import type { ApplicationId, UserId } from '#domain/ids.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { ChainEnd } from '#gateway/foundation/audit/audit.ts';
import { endOfChain } from '#gateway/foundation/audit/audit.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { firstOf } from '#gateway/foundation/store/together.ts';
import type { ClockedApplication } from '#gateway/lending/service-levels/clocks.ts';
import { clockOfApplication } from '#gateway/lending/service-levels/clocks.ts';
import type { Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { noteEvent } from '#gateway/lending/events/note-event.ts';

export type ApplicationRow = Selectable<Tables['applications']>;

/** By what the data key of an application, and its audit chain, are found. */
export const ownerOf = (applicationId: ApplicationId) => `application:${applicationId}`;

/** The same words, whether there is no such application or it is somebody else's. */
export const notFound = () => refuse('no-such-application', 'There is no such application.');

/** The borrower's own application; null when it is another's, or there is none. */
export async function findOwnApplication(
  runner: Runner,
  userId: UserId,
  number: string,
): Promise<ApplicationRow | null> {
  const found = await runner
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found ?? null;
}

/** The one application that a query finds, locked until the change ends. Refuses with 404 where it finds none. */
export async function lockFound(
  records: Records,
  query: SelectQueryBuilder<Tables, 'applications', ApplicationRow>,
): Promise<ApplicationRow> {
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined) throw new Refused(notFound());
  return found;
}

/** The borrower's own application, locked until the change ends. Refuses with 404 when it is not theirs. */
export const lockOwn = (
  records: Records,
  { runner }: Change,
  userId: UserId,
  number: string,
): Promise<ApplicationRow> => lockFound(records, ownByNumber(runner, userId, number).selectAll());

const ownByNumber = (runner: Runner, userId: UserId, number: string) =>
  runner.selectFrom('applications').where('number', '=', number).where('user_id', '=', userId);

/** The ID of the borrower's own application, as a query. */
export const ownApplicationId = (runner: Runner, userId: UserId, number: string) =>
  ownByNumber(runner, userId, number).select('id').$asScalar();

/** What nearly every change of a borrower's application needs, read under the lock of its row. */
export type BegunApplication = {
  /** undefined where it is not theirs. */
  readonly row: ApplicationRow | undefined;
  readonly key: Buffer | null;
  readonly end: ChainEnd | undefined;
};

/**
 * Locks the borrower's own application and reads what belongs to it, all sent together: each statement sees what is there
 * once the one before it has the lock.
 */
export function beginOwn(
  records: Records,
  keys: DataKeys,
  runner: Transaction<Tables>,
  userId: UserId,
  number: string,
): Reading<BegunApplication> {
  const owner = ownByNumber(runner, userId, number)
    .select(sql<string>`'application:' || id`.as('owner'))
    .$asScalar();
  const locked = firstOf(records.forChange(ownByNumber(runner, userId, number).selectAll()));
  const keyOf = keys.reading(runner, owner);
  const endOf = endOfChain(runner, owner);
  return async (on) => {
    const [row, key, end] = await Promise.all([locked(on), keyOf(on), endOf(on)]);
    return { row, key, end };
  };
}

/** What was begun for a change; refuses with 404 or 409 as `lockOwnApplication` does. */
export function takeUp(
  { ends }: Change,
  { row, key, end }: BegunApplication,
  version: number,
): { readonly row: ApplicationRow; readonly key: Buffer } {
  if (row === undefined) throw new Refused(notFound());
  if (row.version !== version) throw new Refused(staleApplication(row));
  if (key === null) throw new Error('the application has no data key');
  ends?.set(ownerOf(row.id), end);
  return { row, key };
}

/** As `lockOwn`; refuses with 409 and the current state when it has changed since `version`. */
export async function lockOwnApplication(
  records: Records,
  tx: Change,
  userId: UserId,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<ApplicationRow> {
  const found = await lockOwn(records, tx, userId, number);
  if (found.version !== version) throw new Refused(staleApplication(found));
  return found;
}

/** 409 with what the application is now. */
export const staleApplication = ({ state, version }: Pick<ApplicationRow, 'state' | 'version'>) =>
  refuse('application-changed', 'This application has changed meanwhile. Here is how it is now.', {
    current: { state, version },
  });

/** No decision waits for a second operator. */
export const NOTHING_DRAFTED = {
  drafted_decision: null,
  drafted_reason: null,
  drafted_by: null,
  drafted_at: null,
} as const satisfies Partial<ApplicationRow>;

/** Nothing is put off and no decision waits: whoever had it has it no more, or it has gone on. */
export const NOTHING_PENDING = {
  ...NOTHING_DRAFTED,
  comes_back_at: null,
} as const satisfies Partial<ApplicationRow>;

/** Notes a change of the application itself: its next version, in the given state, with the clock of its step. */
export async function touchApplication(
  tx: Change,
  row: Pick<ApplicationRow, 'version'> & ClockedApplication,
  changes: Partial<
    Pick<
      ApplicationRow,
      | 'state'
      | 'outcome'
      | 'match_id'
      | 'chosen_products'
      | 'submitted_at'
      | 'closed_at'
      | 'claimed_by'
      | 'claimed_at'
      | 'returns_to'
      | 'dealer_id'
      | 'pin_area'
      | 'handed_over_at'
      | 'due_at'
      | 'reject_reason'
      | 'cooling_off_until'
      | 'filled_sections'
      | 'answered_at'
      | 'comes_back_at'
      | 'drafted_decision'
      | 'drafted_reason'
      | 'drafted_by'
      | 'drafted_at'
      | 'digested_at'
    >
  > = {},
): Promise<number> {
  const { runner, at } = tx;
  const clock = await clockOfApplication(tx, row, changes);
  const next = row.version + 1;
  await write(
    runner,
    runner
      .updateTable('applications')
      .set({ ...changes, ...clock, version: next, changed_at: at })
      .where('id', '=', row.id),
  );
  const { state, outcome = null } = changes;
  if (state !== undefined && state !== row.state) {
    const facts = { state, outcome, version: next };
    await noteEvent(runner, { kind: 'application-changed', applicationId: row.id, facts, at });
  }
  return next;
}

/** The key that seals what belongs to the application. An erased one has none, and is nobody's, so that is an error. */
export async function keyOfApplication(
  keys: DataKeys,
  runner: Runner,
  applicationId: ApplicationId,
): Promise<Buffer> {
  const key = await keys.find(runner, ownerOf(applicationId));
  if (key === null) throw new Error('the application has no data key');
  return key;
}
