import type { UserId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  erase,
  exportMine,
  fetchExport,
  personalData,
  PRIVACY_JOB_KINDS,
  PRIVACY_JOB_STATES,
  privacyJobs,
} from '#contract/applications/privacy.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { ProofDeps } from '#gateway/foundation/identity/fresh-proof.ts';
import { freshProof } from '#gateway/foundation/identity/fresh-proof.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import type { ErasureEvent } from '#gateway/upkeep/privacy/count-erasures.ts';
import { countErasure } from '#gateway/upkeep/privacy/count-erasures.ts';
import { findOwing, ownerOfExport } from '#gateway/upkeep/privacy/erase-person.ts';
import type { JobRow } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { lapsesAt, placeOfExport } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { openText } from '#gateway/foundation/sealing/seal.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { endSessions } from '#gateway/foundation/store/end-access.ts';

export type PrivacyRouteDeps = ProofDeps & {
  readonly records: Records;
  readonly keys: DataKeys;
  /** Tells the gateway that there is work, so that nobody waits for its next look. */
  readonly wakePrivacyJobs: () => void;
};

type JobKind = (typeof PRIVACY_JOB_KINDS)[number];

const noSuchExport = () =>
  refuse('no-such-export', 'There is no such export. It can be fetched for 24 hours.');

const owed = (number: string) =>
  refuse(
    'money-owed',
    `Money is owed under application ${number}, and the law asks us to keep its record. Please ask again when it is closed.`,
    { current: { number } },
  );

/** Who works for the service, a dealer or a lender: an operator ends that first, so that it stays in the audit. */
async function refuseMember({ runner }: Change, userId: UserId): Promise<void> {
  const active = await runner
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst();
  if (active === undefined) return;
  throw new Refused(
    refuse(
      'has-a-role',
      'You have a role here as well. Please ask an operator to end it, then ask again.',
    ),
  );
}

const REFUSED_AS: ReadonlyMap<string, ErasureEvent> = new Map([
  ['money-owed', 'owed'],
  ['has-a-role', 'hasRole'],
]);

/** By itself: what is refused leaves nothing else behind. */
async function countRefused(records: Records, answer: Answer): Promise<void> {
  if (answer.status === 200) return;
  const event = REFUSED_AS.get(answer.code);
  if (event === undefined) return;
  await countErasure(records.db, await timeOf(records, records.db), event);
}

/** Why a job failed, for the person. */
function reasonOf({ state, kind, reason }: JobRow): string | null {
  if (state !== 'FAILED') return null;
  if (kind === 'ERASE' && reason !== null) return owed(reason).message;
  return 'Something went wrong on our side. Please ask again.';
}

const jobFrom = (row: JobRow) => ({
  id: row.id,
  kind: z.parse(z.enum(PRIVACY_JOB_KINDS), row.kind),
  state: z.parse(z.enum(PRIVACY_JOB_STATES), row.state),
  progress: row.progress,
  reason: reasonOf(row),
  askedAt: row.asked_at,
  endedAt: row.ended_at,
  lapsesAt: lapsesAt(row),
});

/** Queues a job; one of the same kind that has not ended is the one. */
async function queueJob(
  records: Records,
  { runner, at }: Change,
  userId: UserId,
  kind: JobKind,
): Promise<{ readonly job: string }> {
  // Locked, so that two requests of one person wait for each other.
  await records
    .forChange(runner.selectFrom('accounts').select('user_id').where('user_id', '=', userId))
    .executeTakeFirst();
  const present = await runner
    .selectFrom('privacy_jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  if (present !== undefined) return { job: present.id };
  const id = randomUUID();
  await runner
    .insertInto('privacy_jobs')
    .values({
      id,
      kind,
      user_id: userId,
      state: 'QUEUED',
      progress: 0,
      reason: null,
      tries: 0,
      due_at: at,
      asked_at: at,
      ended_at: null,
      sealed: null,
    })
    .execute();
  if (kind === 'ERASE') await countErasure(runner, at, 'asked');
  return { job: id };
}

/** Export and erasure, as the person asks for them. Both require a fresh phone proof. */
export function privacyRoutes(deps: PrivacyRouteDeps, callDeps: CallDeps) {
  const { records, keys, wakePrivacyJobs } = deps;
  const { ofPerson, once } = routesFor(records, callDeps);
  const unproven = async (mobileNumber: string, proof: string | null): Promise<Refusal | null> => {
    const proven = await freshProof(deps, mobileNumber, proof);
    return proven.ok ? null : proven.failure;
  };

  return [
    ofPerson(exportMine, async (request) => {
      const { userId, mobileNumber } = request.account;
      const answer = await once(
        exportMine,
        request,
        (tx) => queueJob(records, tx, userId, 'EXPORT'),
        () => unproven(mobileNumber, request.phoneProof),
      );
      if (answer.status === 200) wakePrivacyJobs();
      return answer;
    }),
    ofPerson(erase, async (request) => {
      const { userId, mobileNumber } = request.account;
      const answer = await once(
        erase,
        request,
        async (tx) => {
          await refuseMember(tx, userId);
          const number = await findOwing(tx.runner, userId);
          if (number !== null) throw new Refused(owed(number));
          const queued = await queueJob(records, tx, userId, 'ERASE');
          // From now on nobody is signed in as somebody who is being erased, nor signs in.
          await endSessions(tx.runner, userId);
          return queued;
        },
        () => unproven(mobileNumber, request.phoneProof),
      );
      if (answer.status === 200) wakePrivacyJobs();
      await countRefused(records, answer);
      return answer;
    }),
    ofPerson(privacyJobs, async ({ account }) => {
      const rows = await records.db
        .selectFrom('privacy_jobs')
        .selectAll()
        .where('user_id', '=', account.userId)
        .orderBy('asked_at', 'desc')
        .orderBy('id')
        .execute();
      return reply({ jobs: rows.map((row) => jobFrom(row)) });
    }),
    ofPerson(fetchExport, async ({ account, body, phoneProof }) => {
      const refused = await unproven(account.mobileNumber, phoneProof);
      if (refused !== null) return refused;
      const row = await records.db
        .selectFrom('privacy_jobs')
        .selectAll()
        .where('id', '=', body.job)
        .where('user_id', '=', account.userId)
        .executeTakeFirst();
      const key = row === undefined ? null : await keys.find(records.db, ownerOfExport(row.id));
      if (row === undefined || row.sealed === null || key === null) return noSuchExport();
      const now = await timeOf(records, records.db);
      if ((lapsesAt(row) ?? 0) <= now) return noSuchExport();
      const opened: unknown = JSON.parse(openText(key, placeOfExport(row.id), row.sealed));
      return reply({ data: z.parse(personalData, opened) });
    }),
  ] as const;
}
