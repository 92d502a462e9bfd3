import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { queue } from '#contract/operators/review.ts';
import type { queueFilter } from '#contract/operators/review.ts';
import { endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { hasReached } from '#gateway/lending/lender-cases/steps.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** A window full: a browser takes longer to draw more than the gateway to find them. */
const PAGE = 25;

export type QueueFilter = z.output<typeof queueFilter>;
type Cursor = NonNullable<BodyOf<typeof queue>['after']>;
const START: Cursor = { at: 0, number: '' };

/** Applications with what is known of their claims, which end with the membership of the operator. */
const applicationsWithClaims = (db: Runner) =>
  db
    .selectFrom('applications')
    .leftJoin('memberships as claimant', (join) =>
      join.onRef('claimant.id', '=', 'applications.claimed_by').on('claimant.state', '=', 'ACTIVE'),
    )
    .selectAll('applications')
    .select('claimant.id as claimant')
    .where('applications.submitted_at', 'is not', null);

type WithClaims = ReturnType<typeof applicationsWithClaims>;
export type QueuedRow = Selectable<Tables['applications']> & { readonly claimant: string | null };

function whereClaimed(query: WithClaims, claimed: QueueFilter['claimed'], operatorId: string) {
  switch (claimed) {
    case null:
      return query;
    case 'by-me':
      return query.where('applications.claimed_by', '=', operatorId);
    case 'by-somebody':
      return query.where('claimant.id', 'is not', null);
    case 'by-nobody':
      return query.where('claimant.id', 'is', null);
  }
}

function whereDue(query: WithClaims, due: QueueFilter['due'], at: number) {
  const endOfToday = endOfIndianDay(indianDayOf(at));
  switch (due) {
    case null:
      return query;
    case 'none':
      return query.where('applications.due_at', 'is', null);
    case 'overdue':
      return query.where('applications.due_at', '<=', at);
    case 'today':
      return query
        .where('applications.due_at', '>', at)
        .where('applications.due_at', '<=', endOfToday);
    case 'later':
      return query.where('applications.due_at', '>', endOfToday);
  }
}

/** By what the dashboard counts. */
function whereCounted(query: WithClaims, filter: QueueFilter): WithClaims {
  const { outcome, lenderId, lenderStep, firstAnswer } = filter;
  return query
    .$if(outcome !== null, (closed) => closed.where('applications.outcome', '=', outcome))
    .$if(firstAnswer !== null, (heard) =>
      heard.where('applications.answered_at', firstAnswer === 'given' ? 'is not' : 'is', null),
    )
    .$if(lenderId !== null || lenderStep !== null, (sent) =>
      sent.where((eb) =>
        eb.exists(
          eb
            .selectFrom('lender_cases')
            .select('lender_cases.state')
            .whereRef('lender_cases.application_id', '=', 'applications.id')
            .$if(lenderId !== null, (of) => of.where('lender_cases.lender_id', '=', lenderId ?? ''))
            .$if(lenderStep !== null, (of) =>
              of.where((step) => hasReached(step, lenderStep ?? 'sent')),
            ),
        ),
      ),
    );
}

function whereFiltered(
  query: WithClaims,
  filter: QueueFilter,
  operatorId: string,
  at: number,
): WithClaims {
  const { states, pinArea, submittedFrom, submittedBefore } = filter;
  const claimed = whereClaimed(query, filter.claimed, operatorId);
  return whereCounted(whereDue(claimed, filter.due, at), filter)
    .where('applications.state', 'in', states)
    .$if(!states.includes('CLOSED'), (open) => open.where('applications.closed_at', 'is', null))
    .$if(pinArea !== null, (near) => near.where('applications.pin_area', '=', pinArea))
    .$if(submittedFrom !== null, (late) =>
      late.where('applications.submitted_at', '>=', submittedFrom),
    )
    .$if(submittedBefore !== null, (early) =>
      early.where('applications.submitted_at', '<', submittedBefore),
    )
    .$if(filter.hasUncheckedDocuments, (waiting) =>
      waiting.where((eb) =>
        eb.exists(
          eb
            .selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.application_id', '=', 'applications.id')
            .where('documents.state', '=', sql.lit('CLEAN')),
        ),
      ),
    );
}

type Looking = { readonly operatorId: string; readonly at: number; readonly most: number };

function queryAfter(
  db: Runner,
  { filter, order, after }: BodyOf<typeof queue>,
  { operatorId, at, most }: Looking,
) {
  const time = order === 'due' ? 'applications.due_at' : 'applications.submitted_at';
  const from = after ?? START;
  return whereFiltered(applicationsWithClaims(db), filter, operatorId, at)
    .where(time, 'is not', null)
    .where((eb) =>
      eb(eb.refTuple(time, 'applications.number'), '>', eb.tuple(from.at, from.number)),
    )
    .orderBy(time)
    .orderBy('applications.number')
    .limit(most);
}

/** Some applications of a filter, in an order, after a cursor. */
export const applicationsAfter = (
  db: Runner,
  wanted: BodyOf<typeof queue>,
  looking: Looking,
): Promise<QueuedRow[]> => queryAfter(db, wanted, looking).execute();

/** What is in the lists of applications, by the application. */
function grouped<Row extends { readonly application_id: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, (row) => row.application_id);
}

/** The lenders of some applications, with the states of their cases. */
export async function lendersOf(db: Runner, applications: readonly { readonly id: string }[]) {
  if (applications.length === 0) return () => [];
  const ids = applications.map(({ id }) => id);
  const rows = await db
    .selectFrom('lender_cases')
    .select(['application_id', 'lender_id', 'state'])
    .where('application_id', 'in', ids)
    .orderBy('lender_id')
    .execute();
  const byApplication = grouped(rows);
  return (id: string) =>
    (byApplication.get(id) ?? []).map(({ lender_id: lenderId, state }) => ({ lenderId, state }));
}

/** Applications with what a list says of their lenders and documents, in one statement. */
const listed = (db: Runner, found: ReturnType<typeof queryAfter>) => {
  // Of those alone that are listed.
  const documentsIn = (state: string) => sql<number>`(
    select count(*) from documents where application_id = listed.id and state = ${sql.lit(state)})`;
  return db
    .selectFrom(found.as('listed'))
    .selectAll('listed')
    .select([
      sql<string | null>`(
        select string_agg(lender_id || ' ' || state, ',' order by lender_id)
        from lender_cases where application_id = listed.id)`.as('lenders'),
      documentsIn('CLEAN').as('unchecked'),
      documentsIn('VERIFIED').as('verified'),
    ]);
};

export type ListedRow = QueuedRow &
  Readonly<Record<'unchecked' | 'verified', number>> & { readonly lenders: string | null };

/** `lender state`, separated by commas; neither has any. */
const lendersIn = (listedLenders: string | null) =>
  (listedLenders?.split(',') ?? []).map((each) => {
    const [lenderId, state] = each.split(' ');
    return { lenderId, state };
  });

/** Applications as operators see them in a list. */
export const queuedFrom = (
  rows: readonly ListedRow[],
  operatorId: string,
  at: number,
): ReplyOf<typeof queue>['applications'] =>
  queue.reply.shape.applications.parse(
    rows.map((row) => ({
      number: row.number,
      state: row.state,
      outcome: row.outcome,
      version: row.version,
      submittedAt: row.submitted_at,
      changedAt: row.changed_at,
      dueAt: row.due_at,
      isOverdue: row.due_at !== null && row.due_at <= at,
      claim:
        row.claimant === null
          ? null
          : {
              membership: row.claimant,
              isMine: row.claimant === operatorId,
              at: row.claimed_at ?? row.changed_at,
            },
      pinArea: row.pin_area,
      lenders: lendersIn(row.lenders),
      documents: { unchecked: row.unchecked, verified: row.verified },
    })),
  );

/** One application as it is in a list; null when there is none that was submitted. */
export async function findQueued(db: Runner, number: string): Promise<ListedRow | null> {
  const query = applicationsWithClaims(db).where('applications.number', '=', number);
  return (await listed(db, query).executeTakeFirst()) ?? null;
}

/** One page of the applications that were submitted. */
export async function queuePage(
  { db }: Pick<Records, 'db'>,
  wanted: BodyOf<typeof queue>,
  { operatorId, at }: Omit<Looking, 'most'>,
): Promise<ReplyOf<typeof queue>> {
  const page = queryAfter(db, wanted, { operatorId, at, most: PAGE + 1 });
  const found = await listed(db, page)
    .orderBy(wanted.order === 'due' ? 'listed.due_at' : 'listed.submitted_at')
    .orderBy('listed.number')
    .execute();
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  const lastAt = wanted.order === 'due' ? last?.due_at : last?.submitted_at;
  return {
    applications: queuedFrom(rows, operatorId, at),
    next:
      found.length > PAGE && last !== undefined ? { at: lastAt ?? 0, number: last.number } : null,
    at,
  };
}
