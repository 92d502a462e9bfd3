import type { ReplyOf } from '#contract/gateway.ts';
import type { retention } from '#contract/operators/service.ts';
import type { Retained } from '#domain/lending/retained.ts';
import { RETAINED } from '#domain/lending/retained.ts';
import { countDueGrievances } from '#gateway/lending/grievances/grievance-retention.ts';
import { countDueLeads } from '#gateway/lending/leads/lead-retention.ts';
import { countOldNotifications } from '#gateway/lending/notifications/send-notifications.ts';
import type { RetentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import { countDue } from '#gateway/upkeep/retention/retention-classes.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

async function dueOf(
  runner: Runner,
  terms: RetentionTerms,
  now: number,
): Promise<Readonly<Record<Retained, number>>> {
  return {
    ...(await countDue(runner, terms, now)),
    grievances: await countDueGrievances(runner, terms.grievances, now),
    notifications: await countOldNotifications(runner, terms.notifications, now),
    leads: await countDueLeads(runner, terms.leads, now),
  };
}

/** What the gateway removes by itself: how long it is kept, how much is due, and the last run. */
export async function showRetention(
  records: Records,
  terms: RetentionTerms,
): Promise<ReplyOf<typeof retention>> {
  const at = await timeOf(records, records.db);
  const due = await dueOf(records.db, terms, at);
  const rows = await records.db.selectFrom('retention_runs').selectAll().execute();
  const runs = new Map(rows.map((row) => [row.name, row]));
  return {
    classes: RETAINED.map((name) => {
      const run = runs.get(name);
      return {
        name,
        days: terms[name],
        due: due[name],
        run:
          run === undefined
            ? null
            : {
                beganAt: run.began_at,
                endedAt: run.ended_at,
                removed: run.removed,
                removedEver: run.removed_ever,
              },
      };
    }),
    at,
  };
}
