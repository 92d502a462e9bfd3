import { refuse } from '#gateway/http/answers.ts';
import type { Change } from '#gateway/http/change-once.ts';
import { Refused } from '#gateway/http/change-once.ts';
import type { DataKeys } from '#gateway/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/store/records.ts';
import type { Tables } from '#gateway/store/tables.ts';
import type { Selectable } from 'kysely';

export type ApplicationRow = Selectable<Tables['applications']>;

/** By what the data key of an application, and its audit chain, are found. */
export const ownerOf = (applicationId: string) => `application:${applicationId}`;

/** The same words, whether there is no such application or it is somebody else's. */
export const notFound = () => refuse(404, 'There is no such application.');

/** The borrower's own application; null when it is another's, or there is none. */
export async function findOwnApplication(
  runner: Runner,
  userId: string,
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

/** The borrower's own application, locked until the change ends. Refuses with 404 when it is not theirs. */
export async function lockOwn(
  records: Records,
  { runner }: Change,
  userId: string,
  number: string,
): Promise<ApplicationRow> {
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', userId);
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined) throw new Refused(notFound());
  return found;
}

/** As `lockOwn`; refuses with 409 and the current state when it has changed since `version`. */
export async function lockOwnApplication(
  records: Records,
  one: Change,
  userId: string,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<ApplicationRow> {
  const found = await lockOwn(records, one, userId, number);
  if (found.version !== version) throw new Refused(staleApplication(found));
  return found;
}

/** 409 with what the application is now. */
export const staleApplication = ({ state, version }: Pick<ApplicationRow, 'state' | 'version'>) =>
  refuse(409, 'This application has changed meanwhile. Here is how it is now.', {
    current: { state, version },
  });

/** Notes a change of the application itself: its next version, in the given state. */
export async function touchApplication(
  { runner, at }: Change,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
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
    >
  > = {},
): Promise<number> {
  const next = version + 1;
  await runner
    .updateTable('applications')
    .set({ ...changes, version: next, changed_at: at })
    .where('id', '=', id)
    .execute();
  return next;
}

/** The key that seals what belongs to the application. An erased one has none, and is nobody's, so that is an error. */
export async function keyOfApplication(
  keys: DataKeys,
  runner: Runner,
  applicationId: string,
): Promise<Buffer> {
  const key = await keys.find(runner, ownerOf(applicationId));
  if (key === null) throw new Error('the application has no data key');
  return key;
}
