/** Other applications that have something of this one: said by number and state alone, without opening them. */
import type { ApplicationId } from '#domain/ids.ts';
import { sql } from 'kysely';
import { MAX_DUPLICATES, SAME_KINDS } from '#contract/operators/review.ts';
import type { DocumentState } from '#domain/lending/states/document-states.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import { rowsOf, together } from '#gateway/foundation/store/together.ts';

type Same = (typeof SAME_KINDS)[number];

/** Rows that are read: an application may have several of the same. */
const MOST = MAX_DUPLICATES * 10;
/** States of a document whose bytes are there and were found clean. */
const THERE: readonly DocumentState[] = ['CLEAN', 'VERIFIED', 'RESUBMIT'];

const SAME_OF_KIND: Readonly<Record<string, Same>> = {
  pan: 'pan',
  account: 'account',
  phone: 'phone',
  'guarantors-phone': 'phone',
  file: 'file',
};

const FOUND = [
  'applications.id',
  'applications.number',
  'applications.state',
  'applications.outcome',
  'applications.submitted_at',
  'applications.user_id',
] as const;

const byDigests = (runner: Runner, applicationId: ApplicationId) =>
  runner
    .selectFrom('application_digests as mine')
    .innerJoin('application_digests as other', 'other.digest', 'mine.digest')
    .innerJoin('applications', 'applications.id', 'other.application_id')
    .select([...FOUND, 'mine.kind'])
    .where('mine.application_id', '=', applicationId)
    .where('other.application_id', '!=', applicationId)
    .where('applications.submitted_at', 'is not', null)
    .orderBy('applications.submitted_at', 'desc')
    .limit(MOST);

const byFiles = (runner: Runner, applicationId: ApplicationId) =>
  runner
    .selectFrom('documents as mine')
    .innerJoin('documents as other', 'other.sha256', 'mine.sha256')
    .innerJoin('applications', 'applications.id', 'other.application_id')
    .select([...FOUND, sql<string>`'file'`.as('kind')])
    .distinct()
    .where('mine.application_id', '=', applicationId)
    .where('mine.state', 'in', THERE)
    .where('other.application_id', '!=', applicationId)
    .where('other.state', 'in', THERE)
    .where('applications.submitted_at', 'is not', null)
    .orderBy('applications.submitted_at', 'desc')
    .limit(MOST);

/** The newest first. A person's own phone number is in all of their applications, so that it is not said of those. */
export async function duplicatesOf(
  runner: Runner,
  { id, user_id: userId }: Pick<ApplicationRow, 'id' | 'user_id'>,
) {
  const [numbers, files] = await together(runner, (on) =>
    Promise.all([rowsOf(byDigests(runner, id))(on), rowsOf(byFiles(runner, id))(on)]),
  );
  const byApplication = Map.groupBy([...numbers, ...files], (row) => row.id);
  const found = Array.from(byApplication.values())
    .flatMap((rows) => rows.slice(0, 1).map((row) => ({ row, rows })))
    .map(({ row, rows }) => {
      const { number, state, outcome, submitted_at: submittedAt, user_id: other } = row;
      const isSamePerson = other !== null && other === userId;
      const same = new Set(rows.flatMap(({ kind }) => SAME_OF_KIND[kind] ?? []));
      if (isSamePerson) same.delete('phone');
      return {
        number,
        state,
        outcome,
        submittedAt: submittedAt ?? 0,
        isSamePerson,
        same: SAME_KINDS.filter((kind) => same.has(kind)),
      };
    })
    .toSorted(
      (one, another) =>
        Number(one.isSamePerson) - Number(another.isSamePerson) ||
        another.submittedAt - one.submittedAt,
    );
  return {
    applications: found.slice(0, MAX_DUPLICATES),
    isWhole: found.length <= MAX_DUPLICATES && numbers.length < MOST && files.length < MOST,
  };
}
