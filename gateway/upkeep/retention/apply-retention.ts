import type { ApplicationId } from '#domain/ids.ts';
import { removeApplication } from '#gateway/lending/applications/change-application.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { StoredDocuments } from '#gateway/lending/applications/stored-documents.ts';
import { purgeContent } from '#gateway/lending/applications/purge-content.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { removeChain } from '#gateway/foundation/audit/checkpoints.ts';
import { checkpointSigner } from '#gateway/foundation/audit/signing-key.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import type { RetentionDays, RetentionName } from '#gateway/upkeep/retention/retention-classes.ts';
import { dueApplications, RETENTION_NAMES } from '#gateway/upkeep/retention/retention-classes.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { endApplication } from '#gateway/lending/lender-cases/end-cases.ts';

const BATCH = 100;
/** Applications that fail in one run before it gives up: the vault is away, say. */
const MAX_FAILURES = 20;

export type RetentionDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly documents: StoredDocuments;
  readonly days: RetentionDays;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Does something to an application that is still due when its row is locked, all or nothing. Gives whether it was:
 * another gateway may have been first, or somebody has touched it.
 */
async function changeDue(
  { records, days }: RetentionDeps,
  name: RetentionName,
  id: ApplicationId,
  work: (tx: Change) => Promise<void>,
): Promise<boolean> {
  return records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    const query = dueApplications(runner, name, days, at).select('id').where('id', '=', id);
    const found = await records.claim(query).executeTakeFirst();
    if (found === undefined) return false;
    await work({ runner, at, audit: (event) => addToAudit(runner, at, event) });
    return true;
  });
}

async function expireDraft(deps: RetentionDeps, id: ApplicationId): Promise<boolean> {
  await deps.documents.purge(id);
  return changeDue(deps, 'drafts', id, async (tx) => {
    const row = await tx.runner
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await endApplication(tx, row, 'EXPIRED', SYSTEM, 'expire');
    await notifyBorrower(tx, row, 'expired');
    await purgeContent(tx, deps.keys, id);
  });
}

/** Each document has its own lock, and its own entry in the audit. */
const purgeDocuments = async ({ documents }: RetentionDeps, id: ApplicationId): Promise<boolean> =>
  (await documents.purge(id)) > 0;

async function removeRecord(deps: RetentionDeps, id: ApplicationId): Promise<boolean> {
  await deps.documents.purge(id);
  const signer = await checkpointSigner(deps.keys, deps.records.db);
  return changeDue(deps, 'records', id, async ({ runner, at }) => {
    await removeChain(runner, signer, at, ownerOf(id));
    await deps.keys.destroy(runner, ownerOf(id));
    await removeApplication(runner, id);
  });
}

const ACTIONS: Readonly<
  Record<RetentionName, (deps: RetentionDeps, id: ApplicationId) => Promise<boolean>>
> = {
  drafts: expireDraft,
  deliveredDocuments: purgeDocuments,
  idleDocuments: purgeDocuments,
  records: removeRecord,
};

/** One class, a batch at a time; an application that fails is left for the next run. */
export async function applyClass(
  deps: RetentionDeps,
  name: RetentionName,
  onRemoved: (count: number) => Promise<void> = async () => {},
): Promise<number> {
  const failed: ApplicationId[] = [];
  let done = 0;
  for (;;) {
    const now = await timeOf(deps.records, deps.records.db);
    const due = await dueApplications(deps.records.db, name, deps.days, now)
      .select('id')
      .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
      .limit(BATCH)
      .execute();
    let changed = 0;
    for (const { id } of due) {
      try {
        if (await ACTIONS[name](deps, id)) changed += 1;
      } catch (error) {
        failed.push(id);
        deps.onFailure(error);
        if (failed.length >= MAX_FAILURES) break;
      }
    }
    done += changed;
    await onRemoved(changed);
    // Others have the rest in hand, or there is none.
    if (changed === 0 || due.length < BATCH || failed.length >= MAX_FAILURES) return done;
  }
}

/**
 * Removes what was kept long enough, and gives how many applications of each class that were. Any number of gateways
 * may do so at the same time, and it may be ended at any moment: what was begun is due again.
 */
export async function applyRetention(
  deps: RetentionDeps,
): Promise<Readonly<Record<RetentionName, number>>> {
  const counts = { drafts: 0, deliveredDocuments: 0, idleDocuments: 0, records: 0 };
  for (const name of RETENTION_NAMES) counts[name] = await applyClass(deps, name);
  return counts;
}
