import type { ApplicationId, UserId } from '#domain/ids.ts';
import { AGREED_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { Transaction } from 'kysely';
import { disown } from '#gateway/lending/applications/change-application.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { purgeContent } from '#gateway/lending/applications/purge-content.ts';
import { addToAudit, SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { eraseGrievance, grievanceIdsOf } from '#gateway/lending/grievances/erase-grievances.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { refuseWhileSending } from '#gateway/lending/outbox/in-flight.ts';
import { countErasure } from '#gateway/upkeep/privacy/count-erasures.ts';
import type { PrivacyDeps } from '#gateway/upkeep/privacy/privacy-deps.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { endApplication } from '#gateway/lending/lender-cases/end-cases.ts';
import { purgeTerms } from '#gateway/lending/lender-cases/purge-terms.ts';
import { endConsentsOf } from '#gateway/lending/consents/consents.ts';
import { removeMessagesOf } from '#gateway/people/contact/remove-messages.ts';
import { removeAccount } from '#gateway/foundation/store/end-access.ts';

/** States of a lender case in which money is owed, or on its way, and the law asks to keep its record. */
export const OWING_CASE_STATES = [...AGREED_STATES, 'DISBURSED'] as const;

/** Owner of the key that seals an export. */
export const ownerOfExport = (jobId: string) => `export:${jobId}`;

/** The first application of a person that is open and under which money is owed: its number. */
export async function findOwing(runner: Runner, userId: UserId): Promise<string | null> {
  const found = await runner
    .selectFrom('applications')
    .innerJoin('lender_cases', 'lender_cases.application_id', 'applications.id')
    .select('applications.number')
    .where('applications.user_id', '=', userId)
    .where('applications.state', '!=', 'CLOSED')
    .where('lender_cases.state', 'in', OWING_CASE_STATES)
    .orderBy('applications.number')
    .limit(1)
    .executeTakeFirst();
  return found?.number ?? null;
}

/** Thrown when money has come to be owed since the erasure was asked for. Nothing was erased. */
export class MoneyOwed extends Error {
  override readonly name = 'MoneyOwed';
  readonly number: string;
  constructor(number: string) {
    super('money is owed');
    this.number = number;
  }
}

/** A change that no request asked for. */
const changeAlone = <Value>(records: Records, work: (tx: Change) => Promise<Value>) =>
  records.transact(async (runner) => {
    const at = await timeOf(records, runner);
    return work({ runner, at, audit: (event) => addToAudit(runner, at, event) });
  });

async function lock(records: Records, runner: Transaction<Tables>, id: ApplicationId) {
  const query = runner.selectFrom('applications').selectAll().where('id', '=', id);
  return records.forChange(query).executeTakeFirst();
}

async function withdrawOpen(tx: Change, row: ApplicationRow): Promise<void> {
  if (row.state === 'CLOSED') return;
  await endApplication(tx, row, 'WITHDRAWN', BORROWER, 'withdraw', 'erased');
  await endConsentsOf(tx, row.id, 'everybody');
}

const applicationsOf = (runner: Runner, userId: UserId) =>
  runner
    .selectFrom('applications')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Withdraws every open application of a person; throws `MoneyOwed` before it changes the one that is owed under. */
export async function withdrawAll({ records }: PrivacyDeps, userId: UserId): Promise<void> {
  for (const { id } of await applicationsOf(records.db, userId)) {
    await changeAlone(records, async (tx) => {
      const row = await lock(records, tx.runner, id);
      if (row === undefined) return;
      const owing = await findOwing(tx.runner, userId);
      if (owing !== null) throw new MoneyOwed(owing);
      // The job is tried again.
      await refuseWhileSending(tx, id);
      await withdrawOpen(tx, row);
    });
  }
}

const noteErasure = ({ runner, at }: Pick<Change, 'runner' | 'at'>, digest: string) =>
  runner
    .insertInto('erasures')
    .values({ digest, erased_at: at })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();

/** Makes an application nobody's: nothing of it can be opened any longer. May be repeated. */
export async function eraseApplication(
  { records, keys, documents }: PrivacyDeps,
  id: ApplicationId,
  digest: string,
): Promise<void> {
  await documents.purge(id);
  await changeAlone(records, async (tx) => {
    const row = await lock(records, tx.runner, id);
    if (row !== undefined) {
      await withdrawOpen(tx, row);
      await purgeTerms(tx.runner, id);
      await purgeContent(tx, keys, id);
      await disown(tx.runner, id);
      const event = { subject: ownerOf(id), actor: SYSTEM, action: 'erase' };
      if (row.user_id !== null) await tx.audit(event);
    }
    await noteErasure(tx, digest);
  });
}

/**
 * The account with what hangs on it. false, and nothing done, when the person has begun another application, or raised
 * another grievance, meanwhile.
 */
async function eraseAccount(
  { records, keys }: PrivacyDeps,
  userId: UserId,
  digest: string,
): Promise<boolean> {
  return changeAlone(records, async (tx) => {
    const { runner } = tx;
    const account = runner.selectFrom('accounts').select('user_id').where('user_id', '=', userId);
    await records.forRemoval(account).execute();
    if ((await applicationsOf(runner, userId)).length > 0) return false;
    if ((await grievanceIdsOf(runner, userId)).length > 0) return false;
    const exports = await runner
      .selectFrom('privacy_jobs')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'EXPORT')
      .execute();
    for (const { id } of exports) {
      await keys.destroy(runner, ownerOfExport(id));
      await runner.deleteFrom('privacy_jobs').where('id', '=', id).execute();
    }
    await removeMessagesOf(runner, keys, userId);
    const asked = await runner
      .updateTable('privacy_jobs')
      .set({ state: 'DONE', progress: 100, due_at: null, ended_at: tx.at, user_id: null })
      .where('user_id', '=', userId)
      .executeTakeFirst();
    // Not once more where the list of erasures is applied to a backup.
    if (asked.numUpdatedRows > 0n) await countErasure(runner, tx.at, 'done');
    await removeAccount(runner, userId);
    await noteErasure(tx, digest);
    return true;
  });
}

/**
 * Erases a person for good: first in the list outside of the database, then in the database, so that a gateway that is
 * killed between the two, or a backup from before, is corrected at the next start. May be repeated.
 */
export async function erasePerson(
  deps: PrivacyDeps,
  person: { readonly userId: UserId; readonly createdAt: number },
  onProgress: (percent: number) => Promise<void> = async () => {},
): Promise<void> {
  const { records, erasures } = deps;
  const { userId } = person;
  const digest = erasures.digestOf('account', userId, person.createdAt);
  for (let isDone = false; !isDone;) {
    const applications = (await applicationsOf(records.db, userId)).map(({ id, created_at }) => ({
      id,
      digest: erasures.digestOf('application', id, created_at),
    }));
    await erasures.add([digest, ...applications.map((each) => each.digest)]);
    for (const [index, each] of applications.entries()) {
      await onProgress(Math.floor((100 * index) / applications.length));
      await eraseApplication(deps, each.id, each.digest);
    }
    for (const id of await grievanceIdsOf(records.db, userId)) {
      await changeAlone(records, (tx) => eraseGrievance(deps, tx, id));
    }
    isDone = await eraseAccount(deps, userId, digest);
  }
}

/** Notes what the list names and the database does not hold, so that nobody looks for it again. */
export const noteErasures = ({ records }: PrivacyDeps, digests: Iterable<string>) =>
  changeAlone(records, async (tx) => {
    for (const digest of digests) await noteErasure(tx, digest);
  });
