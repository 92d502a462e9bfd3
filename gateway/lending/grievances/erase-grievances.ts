import type { UserId } from '#domain/ids.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import type { GrievanceDeps } from '#gateway/lending/grievances/change-grievances.ts';
import { moveGrievance, ownerOfGrievance } from '#gateway/lending/grievances/find-grievance.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** IDs of the grievances that are somebody's. */
export async function grievanceIdsOf(runner: Runner, userId: UserId): Promise<readonly string[]> {
  const rows = await runner
    .selectFrom('grievances')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes a grievance nobody's: what was written is gone, number, states and audit stay. May be repeated. */
export async function eraseGrievance(
  { records, keys }: GrievanceDeps,
  tx: Change,
  id: string,
): Promise<void> {
  const { runner } = tx;
  const query = runner.selectFrom('grievances').selectAll().where('id', '=', id);
  const row = await records.forChange(query).executeTakeFirst();
  if (row === undefined) return;
  if (row.state !== 'CLOSED') await moveGrievance(tx, row, 'erase', SYSTEM);
  await runner.deleteFrom('grievance_answers').where('grievance_id', '=', id).execute();
  await runner
    .updateTable('grievances')
    .set({ user_id: null, sealed_text: null })
    .where('id', '=', id)
    .execute();
  await keys.destroy(runner, ownerOfGrievance(id));
}
