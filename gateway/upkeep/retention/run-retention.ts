import type { Retained } from '#domain/lending/retained.ts';
import { RETAINED } from '#domain/lending/retained.ts';
import { retainGrievances } from '#gateway/lending/grievances/grievance-retention.ts';
import { retainLeads } from '#gateway/lending/leads/lead-retention.ts';
import { removeOldNotifications } from '#gateway/lending/notifications/send-notifications.ts';
import type { RetentionDeps } from '#gateway/upkeep/retention/apply-retention.ts';
import { applyClass } from '#gateway/upkeep/retention/apply-retention.ts';
import type { RetentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

type RunDeps = Omit<RetentionDeps, 'days'> & { readonly terms: RetentionTerms };
type NoteRemoved = (count: number) => Promise<void>;

/** Removes what is due of a class, and reports how many as it goes. */
async function remove(deps: RunDeps, name: Retained, onRemoved: NoteRemoved): Promise<void> {
  const { records, terms } = deps;
  switch (name) {
    case 'grievances':
      return onRemoved(await retainGrievances(deps, terms.grievances));
    case 'notifications':
      return onRemoved(await removeOldNotifications(records, terms.notifications));
    case 'leads':
      return onRemoved(await retainLeads(deps, terms.leads));
    case 'drafts':
    case 'deliveredDocuments':
    case 'idleDocuments':
    case 'records':
      await applyClass({ ...deps, days: terms }, name, onRemoved);
  }
}

async function noteBegin(records: Records, name: Retained): Promise<void> {
  const beginning = {
    began_at: await timeOf(records, records.db),
    ended_at: null,
    removed: 0,
  };
  await records.db
    .insertInto('retention_runs')
    .values({ name, ...beginning, removed_ever: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(beginning))
    .execute();
}

/** Added to what is there: gateways may run at the same time. */
async function noteRemoved(records: Records, name: Retained, count: number): Promise<void> {
  await records.db
    .updateTable('retention_runs')
    .set((eb) => ({
      removed: eb('removed', '+', count),
      removed_ever: eb('removed_ever', '+', count),
    }))
    .where('name', '=', name)
    .execute();
}

async function noteEnd(records: Records, name: Retained): Promise<void> {
  await records.db
    .updateTable('retention_runs')
    .set({ ended_at: await timeOf(records, records.db) })
    .where('name', '=', name)
    .execute();
}

/** Removes everything that was kept long enough, notes for operators how far that is, and gives how many of each class. */
export async function runRetention(deps: RunDeps): Promise<Readonly<Record<Retained, number>>> {
  const counts = {
    drafts: 0,
    deliveredDocuments: 0,
    idleDocuments: 0,
    records: 0,
    grievances: 0,
    notifications: 0,
    leads: 0,
  };
  for (const name of RETAINED) {
    await noteBegin(deps.records, name);
    await remove(deps, name, async (count) => {
      counts[name] += count;
      if (count > 0) await noteRemoved(deps.records, name, count);
    });
    await noteEnd(deps.records, name);
  }
  return counts;
}
