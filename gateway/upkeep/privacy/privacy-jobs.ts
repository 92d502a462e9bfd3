import type { UserId } from '#domain/ids.ts';
import { DAY_MS } from '#domain/days.ts';
import type { Selectable, Transaction } from 'kysely';
import type { PersonalData } from '#contract/applications/privacy.ts';
import { countErasure } from '#gateway/upkeep/privacy/count-erasures.ts';
import {
  erasePerson,
  MoneyOwed,
  ownerOfExport,
  withdrawAll,
} from '#gateway/upkeep/privacy/erase-person.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import type { PrivacyDeps } from '#gateway/upkeep/privacy/privacy-deps.ts';
import { sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Terms } from '#gateway/foundation/store/leases.ts';
import { claimDue, leased, pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { isReached, timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** An erasure is tried for ever: whoever asked for it may count on it. */
const ERASING: Terms = { lease: 60_000, firstPause: 10_000, maxPause: 3_600_000, most: Infinity };
const EXPORTING: Terms = { ...ERASING, most: 5 };
const EXPORT_KEPT = DAY_MS;
const ERASURE_KEPT = 30 * DAY_MS;
const BATCH = 100;

export type JobRow = Selectable<Tables['privacy_jobs']>;

export const placeOfExport = (jobId: string) => ({
  table: 'privacy_jobs',
  row: jobId,
  column: 'sealed',
});

export const lapsesAt = ({ kind, state, ended_at }: JobRow): number | null =>
  kind === 'EXPORT' && state === 'DONE' && ended_at !== null ? ended_at + EXPORT_KEPT : null;

/** Thrown when another gateway has taken the job over. */
class JobLost extends Error {}

/** Takes the job that has waited longest. A gateway that says nothing for a lease loses its job to the others. */
const claimJob = (records: Records): Promise<JobRow | null> =>
  claimDue(
    records,
    (runner, now) =>
      runner
        .selectFrom('privacy_jobs')
        .selectAll()
        .where('due_at', 'is not', null)
        .where(isReached('due_at', now, ERASING.maxPause))
        .orderBy('due_at')
        .orderBy('id'),
    async (runner, at, found) => {
      const taken = { state: 'RUNNING' as const, ...leased(found, at, ERASING) };
      await runner.updateTable('privacy_jobs').set(taken).where('id', '=', found.id).execute();
      return { ...found, ...taken };
    },
  );

/** Changes the job as long as it is this gateway's. */
async function changeOwn(
  runner: Records['db'] | Transaction<Tables>,
  { id, tries }: JobRow,
  changes: Partial<
    Pick<JobRow, 'state' | 'progress' | 'reason' | 'due_at' | 'ended_at' | 'sealed'>
  >,
): Promise<void> {
  const { numUpdatedRows } = await runner
    .updateTable('privacy_jobs')
    .set(changes)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('user_id', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new JobLost();
}

const noteProgress =
  ({ records }: PrivacyDeps, job: JobRow) =>
  async (progress: number): Promise<void> =>
    changeOwn(records.db, job, {
      progress,
      due_at: (await timeOf(records, records.db)) + ERASING.lease,
    });

async function endJob(
  { records }: PrivacyDeps,
  job: JobRow,
  end: { readonly state: 'DONE' | 'FAILED'; readonly reason?: string },
): Promise<void> {
  const ended_at = await timeOf(records, records.db);
  await changeOwn(records.db, job, { progress: 100, ...end, due_at: null, ended_at });
}

/** The newest export takes the place of those before it. */
async function removeExportsBefore(
  runner: Transaction<Tables>,
  keys: PrivacyDeps['keys'],
  { id: newest, user_id: userId }: JobRow,
): Promise<void> {
  const before = await runner
    .selectFrom('privacy_jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'EXPORT')
    .where('ended_at', 'is not', null)
    .where('id', '!=', newest)
    .execute();
  for (const { id } of before) {
    await keys.destroy(runner, ownerOfExport(id));
    await runner.deleteFrom('privacy_jobs').where('id', '=', id).execute();
  }
}

/** Keeps the export sealed with its own key, which is destroyed when it lapses. */
async function keepExport(
  { records, keys }: PrivacyDeps,
  job: JobRow,
  data: PersonalData,
): Promise<void> {
  await records.transact(async (runner) => {
    const key = await keys.create(runner, ownerOfExport(job.id));
    const ended_at = await timeOf(records, runner);
    await changeOwn(runner, job, {
      state: 'DONE',
      progress: 100,
      due_at: null,
      ended_at,
      sealed: sealText(key, placeOfExport(job.id), JSON.stringify(data)),
    });
    await removeExportsBefore(runner, keys, job);
  });
}

async function doExport(deps: PrivacyDeps, job: JobRow, userId: UserId): Promise<void> {
  const data = await gatherPersonalData(deps, userId, noteProgress(deps, job));
  if (data !== null) await keepExport(deps, job, data);
}

async function doErase(deps: PrivacyDeps, job: JobRow, userId: UserId): Promise<void> {
  const account = await deps.records.db
    .selectFrom('accounts')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return;
  const progress = noteProgress(deps, job);
  try {
    await withdrawAll(deps, userId);
  } catch (error) {
    if (!(error instanceof MoneyOwed)) throw error;
    await endJob(deps, job, { state: 'FAILED', reason: error.number });
    await countErasure(deps.records.db, await timeOf(deps.records, deps.records.db), 'owed');
    return;
  }
  await erasePerson(deps, { userId, createdAt: account.created_at }, progress);
  deps.forgetDeleted();
}

/** Waits longer after each failure; an export is given up in the end. */
async function putBack(deps: PrivacyDeps, job: JobRow): Promise<void> {
  const { records } = deps;
  const pause = pauseAfter(job.kind === 'EXPORT' ? EXPORTING : ERASING, job.tries);
  if (pause === null) {
    await endJob(deps, job, { state: 'FAILED' });
    return;
  }
  const due_at = (await timeOf(records, records.db)) + pause;
  await changeOwn(records.db, job, { state: 'QUEUED', due_at });
}

async function workOn(deps: PrivacyDeps, job: JobRow): Promise<void> {
  const { user_id: userId } = job;
  if (userId === null) {
    // The person was erased meanwhile: nothing is left to do.
    await deps.records.db.deleteFrom('privacy_jobs').where('id', '=', job.id).execute();
    return;
  }
  try {
    await (job.kind === 'EXPORT' ? doExport : doErase)(deps, job, userId);
  } catch (error) {
    if (error instanceof JobLost) return;
    deps.onFailure(error);
    await putBack(deps, job).catch((failure: unknown) => {
      // When nothing can be written, the lease ends by itself.
      if (!(failure instanceof JobLost)) deps.onFailure(failure);
    });
  }
}

/** Does every job that is due and that no other gateway has in hand; gives how many that were. */
export async function workOnPrivacyJobs(deps: PrivacyDeps): Promise<number> {
  for (let done = 0; ; done += 1) {
    const job = await claimJob(deps.records);
    if (job === null) return done;
    await workOn(deps, job);
  }
}

/** Removes exports that have lapsed, with their keys, and what is left of erasures; gives how many that were. */
export async function removeEndedJobs({ records, keys }: PrivacyDeps): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await records.transact(async (runner) => {
      const now = await timeOf(records, runner);
      const query = runner
        .selectFrom('privacy_jobs')
        .select(['id', 'kind'])
        .where('ended_at', '<=', now - EXPORT_KEPT)
        .where((eb) => eb.or([eb('kind', '=', 'EXPORT'), eb('ended_at', '<=', now - ERASURE_KEPT)]))
        .orderBy('ended_at')
        .limit(BATCH);
      const ended = await records.claim(query).execute();
      for (const { id, kind } of ended) {
        if (kind === 'EXPORT') await keys.destroy(runner, ownerOfExport(id));
        await runner.deleteFrom('privacy_jobs').where('id', '=', id).execute();
      }
      return ended.length;
    });
    removed += count;
    if (count < BATCH) return removed;
  }
}
