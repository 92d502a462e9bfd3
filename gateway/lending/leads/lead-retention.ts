import { DAY_MS } from '#domain/days.ts';
import { removeChain } from '#gateway/foundation/audit/checkpoints.ts';
import type { CheckpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import { checkpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import type { LeadNeeds } from '#gateway/lending/leads/lead-rows.ts';
import { subjectOfLead } from '#gateway/lending/leads/lead-rows.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Leads that nobody has touched for so many days, whatever their state. */
const idle = (runner: Runner, days: number, now: number) =>
  runner.selectFrom('leads').where('changed_at', '<=', now - days * DAY_MS);

/** How many are due. `now` in milliseconds since 1970. */
export async function countDueLeads(runner: Runner, days: number, now: number): Promise<number> {
  const { count } = await idle(runner, days, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes one that is due, with its quotes and audit; false when none is left, or other gateways are at work on those that are. */
async function removeOne(
  { records }: LeadNeeds,
  signer: CheckpointSigner,
  days: number,
): Promise<boolean> {
  try {
    return await records.transact(async (runner) => {
      const at = await timeOf(records, runner);
      const query = idle(runner, days, at)
        .select('id')
        .orderBy('changed_at')
        .orderBy('id')
        .limit(1);
      const due = await records.claim(query).executeTakeFirst();
      if (due === undefined) return false;
      await removeChain(runner, signer, at, subjectOfLead(due.id));
      await runner.deleteFrom('leads').where('id', '=', due.id).execute();
      return true;
    });
  } catch (error) {
    // Another gateway has signed a checkpoint at the same moment; what is left goes the next time.
    if (records.isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Removes leads that were kept long enough. Gives how many. Many gateways may do so at the same time. */
export async function retainLeads(needs: LeadNeeds, days: number): Promise<number> {
  const signer = await checkpointSigner(needs.keys, needs.records.db);
  let removed = 0;
  while (await removeOne(needs, signer, days)) removed += 1;
  return removed;
}
