import { DAY_MS } from '#domain/days.ts';
import { removeWithChains } from '#gateway/foundation/audit/checkpoints.ts';
import { checkpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import { subjectOfLead } from '#gateway/lending/leads/lead-rows.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

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

/**
 * Removes leads that were kept long enough, with their quotes and audit. Gives how many. Many gateways may do so at the same
 * time.
 */
export async function retainLeads({ records, keys }: LeadDeps, days: number): Promise<number> {
  const signer = await checkpointSigner(keys, records.db);
  return removeWithChains(records, signer, async (runner, at, removeChainOf) => {
    const query = idle(runner, days, at).select('id').orderBy('changed_at').orderBy('id').limit(1);
    const due = await records.claim(query).executeTakeFirst();
    if (due === undefined) return false;
    await removeChainOf(subjectOfLead(due.id));
    await runner.deleteFrom('leads').where('id', '=', due.id).execute();
    return true;
  });
}
