import type { UserId } from '#domain/ids.ts';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { GrievanceAction } from '#domain/lending/states/grievance-states.ts';
import { GRIEVANCE_STATES, grievanceEdge } from '#domain/lending/states/grievance-states.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { noteEvent } from '#gateway/lending/events/note-event.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type GrievanceRow = Selectable<Tables['grievances']>;

/** By what the data key of a grievance, and its audit chain, are found. */
export const ownerOfGrievance = (id: string) => `grievance:${id}`;

/** Where what was written belongs. */
export const textPlace = (id: string) => ({ table: 'grievances', row: id, column: 'sealed_text' });
export const answerPlace = (id: string, position: number) => ({
  table: 'grievance_answers',
  row: id,
  column: String(position),
});

/** The same words, whether there is no such grievance or it is somebody else's. */
export const noSuchGrievance = () => refuse('no-such-grievance', 'There is no such grievance.');

const stateOf = (row: GrievanceRow) => z.parse(z.enum(GRIEVANCE_STATES), row.state);

/** What a change is answered with. */
export const changedGrievance = (row: GrievanceRow) => ({
  number: row.number,
  state: stateOf(row),
  version: row.version,
});

/**
 * A grievance, locked until the change ends. `userId` null is for operators, who may see any whose person was not
 * erased. Refuses with 404.
 */
export async function lockGrievance(
  records: Records,
  { runner }: Change,
  userId: UserId | null,
  number: string,
): Promise<GrievanceRow> {
  const query = runner
    .selectFrom('grievances')
    .selectAll()
    .where('number', '=', number)
    .where((eb) => (userId === null ? eb('user_id', 'is not', null) : eb('user_id', '=', userId)));
  const found = await records.forChange(query).executeTakeFirst();
  if (found === undefined) throw new Refused(noSuchGrievance());
  return found;
}

/** As `lockGrievance`; refuses with 409 and the current state when it has changed, or has no edge for the action. */
export async function lockGrievanceFor(
  records: Records,
  tx: Change,
  userId: UserId | null,
  seen: { readonly number: string; readonly version: number },
  action: GrievanceAction,
): Promise<GrievanceRow> {
  const found = await lockGrievance(records, tx, userId, seen.number);
  if (found.version === seen.version && grievanceEdge(action, found.state) !== null) return found;
  const { state, version } = found;
  throw new Refused(
    refuse('grievance-changed', 'This grievance has changed meanwhile. Here is how it is now.', {
      current: { state, version },
    }),
  );
}

/** Tells connected systems of a grievance's state. */
export const noteChangedGrievance = (
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  { id, subject, state, version }: Pick<GrievanceRow, 'id' | 'subject' | 'state' | 'version'>,
) =>
  noteEvent(runner, {
    kind: 'grievance-changed',
    grievanceId: id,
    facts: { subject, state, version },
    at,
  });

/** Takes an edge of the table of states, with its audit. The row must be locked, and have that edge. */
export async function moveGrievance(
  { runner, at, audit }: Change,
  row: GrievanceRow,
  action: GrievanceAction,
  actor: Actor,
): Promise<GrievanceRow> {
  const edge = grievanceEdge(action, row.state);
  if (edge === null) throw new Error(`a grievance that is ${row.state} has no edge ${action}`);
  const moved = { ...row, state: edge.to, version: row.version + 1, changed_at: at };
  await write(
    runner,
    runner
      .updateTable('grievances')
      .set({ state: moved.state, version: moved.version, changed_at: at })
      .where('id', '=', row.id),
  );
  await noteChangedGrievance({ runner, at }, moved);
  await audit({
    subject: ownerOfGrievance(row.id),
    actor,
    action,
    facts: { from: row.state, to: moved.state, version: moved.version },
  });
  return moved;
}
