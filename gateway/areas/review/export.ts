import type { MembershipId } from '#domain/ids.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { queue } from '#contract/operators/review.ts';
import { exportApplications, MAX_EXPORTED } from '#contract/operators/review.ts';
import { csvOf } from '#domain/csv.ts';
import { indianTimeOf } from '#domain/days.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { lockOperators } from '#gateway/people/memberships/memberships.ts';
import type { QueuedRow } from '#gateway/areas/review/queue.ts';
import { applicationsAfter, lendersOf } from '#gateway/areas/review/queue.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Rows per statement. */
const BATCH = 1000;

const { applications: exported } = exportApplications.reply.shape;
type Exported = NonNullable<ReplyOf<typeof exportApplications>['applications']>;

const exportedFrom = (row: QueuedRow, lenders: Exported[number]['lenders']) => ({
  number: row.number,
  state: row.state,
  outcome: row.outcome,
  submittedAt: row.submitted_at,
  changedAt: row.changed_at,
  handedOverAt: row.handed_over_at,
  closedAt: row.closed_at,
  pinArea: row.pin_area,
  lenders,
});

/** The oldest first: some more than may be exported, if there are so many. */
async function gather(
  records: Records,
  { filter, numbers }: Pick<BodyOf<typeof exportApplications>, 'filter' | 'numbers'>,
  operatorId: MembershipId,
): Promise<Exported> {
  const { db } = records;
  const at = await timeOf(records, db);
  const gathered: unknown[] = [];
  let after: BodyOf<typeof queue>['after'] = null;
  for (;;) {
    const wanted: BodyOf<typeof queue> = { filter, order: 'submitted', after };
    const rows = await applicationsAfter(db, wanted, { operatorId, at, most: BATCH, numbers });
    const lenders = await lendersOf(db, rows);
    for (const row of rows) gathered.push(exportedFrom(row, lenders(row.id)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH || gathered.length > MAX_EXPORTED) {
      return exported.parse(gathered) ?? [];
    }
    after = { at: last.submitted_at ?? 0, number: last.number };
  }
}

const HEADINGS = [
  'number',
  'state',
  'outcome',
  'submitted',
  'changed',
  'handed over',
  'closed',
  'pin area',
  'lenders',
];
const timeIn = (at: number | null) => (at === null ? '' : indianTimeOf(at));

const csvFrom = (applications: Exported): string =>
  csvOf([
    HEADINGS,
    ...applications.map((each) => [
      each.number,
      each.state,
      each.outcome ?? '',
      timeIn(each.submittedAt),
      timeIn(each.changedAt),
      timeIn(each.handedOverAt),
      timeIn(each.closedAt),
      each.pinArea ?? '',
      each.lenders.map(({ lenderId, state }) => `${lenderId} ${state}`).join('; '),
    ]),
  ]);

/** Applications of a filter without anything that identifies; who took them, and why, is noted first. */
export async function exportMasked(
  records: Records,
  operator: MemberActor,
  { filter, numbers, format, reason, ticket }: BodyOf<typeof exportApplications>,
): Promise<Answer<ReplyOf<typeof exportApplications>>> {
  const gathered = await gather(records, { filter, numbers }, operator.id);
  const applications = gathered.slice(0, MAX_EXPORTED);
  const count = applications.length;
  return change(records, async (tx) => {
    // So that the chain has one writer.
    await lockOperators(records, tx);
    await tx.audit({
      subject: 'exports',
      actor: operator,
      action: 'exportApplications',
      facts: {
        reason,
        ticket,
        format,
        count,
        filter: JSON.stringify(filter),
        numbers: numbers?.join(' ') ?? null,
      },
    });
    return {
      applications: format === 'rows' ? applications : null,
      csv: format === 'csv' ? csvFrom(applications) : null,
      count,
      isWhole: count === gathered.length,
    };
  });
}
