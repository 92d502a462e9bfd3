import type { Selectable, Transaction } from 'kysely';
import type { PersonalData } from '#contract/applications/privacy.ts';
import {
  erasePerson,
  MoneyOwed,
  ownerOfExport,
  withdrawAll,
} from '#gateway/upkeep/privacy/erase-person.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import type { PrivacyNeeds } from '#gateway/upkeep/privacy/privacy-needs.ts';
import { sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Terms } from '#gateway/foundation/store/leases.ts';
import { claimDue, leased, pauseAfter } from '#gateway/foundation/store/leases.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { isReached, timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** An erasure is tried for ever: whoever asked for it may count on it. */
const ERASING: Terms = { lease: 60_000, firstPause: 10_000, maxPause: 3_600_000, most: Infinity };
const EXPORTING: Terms = { ...ERASING, most: 5 };
const EXPORT_KEPT = 24 * 60 * 60 * 1000;
const ERASURE_KEPT = 30 * 24 * 60 * 60 * 1000;
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
      const taken = { state: 'RUNNING', ...leased(found, at, ERASING) };
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
  ({ records }: PrivacyNeeds, job: JobRow) =>
  async (progress: number): Promise<void> =>
    changeOwn(records.db, job, {
      progress,
      due_at: (await timeOf(records, records.db)) + ERASING.lease,
    });

async function endJob(
  { records }: PrivacyNeeds,
  job: JobRow,
  end: { readonly state: 'DONE' | 'FAILED'; readonly reason?: string },
): Promise<void> {
  const ended_at = await timeOf(records, records.db);
  await changeOwn(records.db, job, { progress: 100, ...end, due_at: null, ended_at });
}

/** The newest export takes the place of those before it. */
async function removeExportsBefore(
  runner: Transaction<Tables>,
  keys: PrivacyNeeds['keys'],
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
  { records, keys }: PrivacyNeeds,
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

async function doExport(needs: PrivacyNeeds, job: JobRow, userId: string): Promise<void> {
  const data = await gatherPersonalData(needs, userId, noteProgress(needs, job));
  if (data !== null) await keepExport(needs, job, data);
}

async function doErase(needs: PrivacyNeeds, job: JobRow, userId: string): Promise<void> {
  const account = await needs.records.db
    .selectFrom('accounts')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return;
  const progress = noteProgress(needs, job);
  try {
    await withdrawAll(needs, userId);
  } catch (error) {
    if (!(error instanceof MoneyOwed)) throw error;
    await endJob(needs, job, { state: 'FAILED', reason: error.number });
    return;
  }
  await erasePerson(needs, { userId, createdAt: account.created_at }, progress);
  needs.forgetDeleted();
}

/** Waits longer after each failure; an export is given up in the end. */
async function putBack(needs: PrivacyNeeds, job: JobRow): Promise<void> {
  const { records } = needs;
  const pause = pauseAfter(job.kind === 'EXPORT' ? EXPORTING : ERASING, job.tries);
  if (pause === null) {
    await endJob(needs, job, { state: 'FAILED' });
    return;
  }
  const due_at = (await timeOf(records, records.db)) + pause;
  await changeOwn(records.db, job, { state: 'QUEUED', due_at });
}

async function workOn(needs: PrivacyNeeds, job: JobRow): Promise<void> {
  const { user_id: userId } = job;
  if (userId === null) {
    // The person was erased meanwhile: nothing is left to do.
    await needs.records.db.deleteFrom('privacy_jobs').where('id', '=', job.id).execute();
    return;
  }
  try {
    await (job.kind === 'EXPORT' ? doExport : doErase)(needs, job, userId);
  } catch (error) {
    if (error instanceof JobLost) return;
    needs.onFailure(error);
    await putBack(needs, job).catch((failure: unknown) => {
      // When nothing can be written, the lease ends by itself.
      if (!(failure instanceof JobLost)) needs.onFailure(failure);
    });
  }
}

/** Does every job that is due and that no other gateway has in hand; gives how many that were. */
export async function workOnPrivacyJobs(needs: PrivacyNeeds): Promise<number> {
  for (let done = 0; ; done += 1) {
    const job = await claimJob(needs.records);
    if (job === null) return done;
    await workOn(needs, job);
  }
}

/** Removes exports that have lapsed, with their keys, and what is left of erasures; gives how many that were. */
export async function removeEndedJobs({ records, keys }: PrivacyNeeds): Promise<number> {
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
