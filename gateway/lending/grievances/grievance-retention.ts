import { DAY_MS } from '#domain/days.ts';
import { DAYS_TO_ASK_OMBUDSMAN } from '#domain/lending/grievances.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { removeWithChains } from '#gateway/foundation/audit/checkpoints.ts';
import { checkpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import type { GrievanceDeps } from '#gateway/lending/grievances/change-grievances.ts';
import { moveGrievance, ownerOfGrievance } from '#gateway/lending/grievances/find-grievance.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

const BATCH = 100;

/** What nobody has said anything of for so many days, in a state. */
const unchanged = (runner: Runner, state: 'ANSWERED' | 'CLOSED', days: number, now: number) =>
  runner
    .selectFrom('grievances')
    .where('state', '=', state)
    .where('changed_at', '<=', now - days * DAY_MS);

/** How many were closed so many days ago. `now` in milliseconds since 1970. */
export async function countDueGrievances(
  runner: Runner,
  recordDays: number,
  now: number,
): Promise<number> {
  const { count } = await unchanged(runner, 'CLOSED', recordDays, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function lapse({ records }: GrievanceDeps): Promise<number> {
  return records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    const tx: Change = { runner, at, audit: (event) => addToAudit(runner, at, event) };
    const query = unchanged(runner, 'ANSWERED', DAYS_TO_ASK_OMBUDSMAN, at)
      .selectAll()
      .orderBy('changed_at')
      .orderBy('id')
      .limit(BATCH);
    const rows = await records.claim(query).execute();
    for (const row of rows) await moveGrievance(tx, row, 'lapse', SYSTEM);
    return rows.length;
  });
}

/**
 * Closes grievances whose answer nobody has objected to, and removes those that were closed long enough ago, with their
 * audit. Gives how many were removed. Many gateways may do so at the same time.
 */
export async function retainGrievances(deps: GrievanceDeps, recordDays: number): Promise<number> {
  while ((await lapse(deps)) === BATCH);
  const { records, keys } = deps;
  const signer = await checkpointSigner(keys, records.db);
  return removeWithChains(records, signer, async (runner, at, removeChainOf) => {
    const query = unchanged(runner, 'CLOSED', recordDays, at)
      .select('id')
      .orderBy('changed_at')
      .orderBy('id')
      .limit(1);
    const due = await records.claim(query).executeTakeFirst();
    if (due === undefined) return false;
    await removeChainOf(ownerOfGrievance(due.id));
    await keys.destroy(runner, ownerOfGrievance(due.id));
    await runner.deleteFrom('grievances').where('id', '=', due.id).execute();
    return true;
  });
}
