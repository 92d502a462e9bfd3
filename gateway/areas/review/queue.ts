import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { answersWaiting } from '#contract/operators/letters.ts';
import { MAX_BESIDE, queue } from '#contract/operators/review.ts';
import type { besideInQueue, queueFilter } from '#contract/operators/review.ts';
import { endOfIndianDay, indianDayOf } from '#domain/days.ts';
import type { LevelClass } from '#domain/lending/service-levels.ts';
import { levelClassOf } from '#domain/lending/service-levels.ts';
import { hasReached } from '#gateway/lending/lender-cases/steps.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { firstOf, together } from '#gateway/foundation/store/together.ts';

/** A window full: a browser takes longer to draw more than the gateway to find them. */
const PAGE = 25;

export type QueueFilter = z.output<typeof queueFilter>;
type QueuedApplication = ReplyOf<typeof queue>['applications'][number];
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

export type WithClaims = ReturnType<typeof applicationsWithClaims>;
export type QueuedRow = Selectable<Tables['applications']> & {
  readonly claimant: MembershipId | null;
};

function whereClaimed(
  query: WithClaims,
  claimed: QueueFilter['claimed'],
  operatorId: MembershipId,
) {
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

/** In the order of what is due, what is put off has no place before its day. */
function wherePutOff(
  query: WithClaims,
  comeBack: QueueFilter['comeBack'],
  order: BodyOf<typeof queue>['order'],
  at: number,
) {
  switch (comeBack) {
    case 'today':
      return query.where('applications.comes_back_at', '<=', at);
    case 'later':
      return query.where('applications.comes_back_at', '>', at);
    case 'any':
      return query;
    case null:
      return query.$if(order === 'due', (waiting) =>
        waiting.where((eb) =>
          eb.or([
            eb('applications.comes_back_at', 'is', null),
            eb('applications.comes_back_at', '<=', at),
          ]),
        ),
      );
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

const clockIs = (is: LevelClass | null, at: number) => {
  switch (is) {
    case 'late':
      return sql<boolean>`step_due_at <= ${at}`;
    case 'soon':
      return sql<boolean>`step_warn_at <= ${at} and step_due_at > ${at}`;
    case 'in-time':
      return sql<boolean>`step_warn_at > ${at}`;
    case 'paused':
      return sql<boolean>`step_worked is not null and step_since is null`;
    case 'none':
      return sql<boolean>`step_since is not null and step_due_at is null`;
    case null:
      return sql<boolean>`step_worked is not null`;
  }
};

/** By the step that is to be taken, or that was taken. */
function whereStep(
  query: WithClaims,
  { step, stepIs, stepBy }: QueueFilter,
  at: number,
): WithClaims {
  if (step === null) return query;
  if (stepIs === 'taken' || stepIs === 'taken-late' || stepBy !== null) {
    return query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('finished_steps')
          .select('finished_steps.step')
          .whereRef('finished_steps.application_id', '=', 'applications.id')
          .where('finished_steps.step', '=', step)
          .$if(stepBy !== null, (by) => by.where('finished_steps.party', '=', stepBy ?? ''))
          .$if(stepIs === 'taken-late', (late) => late.where('finished_steps.was_late', '=', 1)),
      ),
    );
  }
  if (step !== 'lender') {
    return query.where('applications.step', '=', step).where(clockIs(stepIs, at));
  }
  return query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('lender_cases')
        .select('lender_cases.state')
        .whereRef('lender_cases.application_id', '=', 'applications.id')
        .where(clockIs(stepIs, at)),
    ),
  );
}

/** Open applications with an answer that nobody has read. Nobody can read one, or say so, once it is closed. */
const whereAnswered = (query: WithClaims): WithClaims =>
  query
    .where('applications.state', '<>', 'CLOSED')
    .where('applications.id', 'in', (eb) =>
      eb
        .selectFrom('letters')
        .select('letters.application_id')
        .where('letters.author', 'is', null)
        .where('letters.read_at', 'is', null),
    );

/** How many applications have an unread answer, of those that an operator has claimed and that nobody has. */
export async function answersFor(
  { db }: Pick<Records, 'db'>,
  operatorId: MembershipId,
): Promise<ReplyOf<typeof answersWaiting>> {
  const answered = await db
    .selectFrom(whereAnswered(applicationsWithClaims(db)).as('answered'))
    .select(['claimant', (eb) => eb.fn.countAll<number>().as('count')])
    .where((eb) => eb.or([eb('claimant', '=', operatorId), eb('claimant', 'is', null)]))
    .groupBy('claimant')
    .execute();
  const countOf = (claimant: string | null) =>
    answered.find((each) => each.claimant === claimant)?.count ?? 0;
  return { claimedByMe: countOf(operatorId), claimedByNobody: countOf(null) };
}

function whereFiltered(
  query: WithClaims,
  filter: QueueFilter,
  operatorId: MembershipId,
  at: number,
): WithClaims {
  const { states, pinArea, submittedFrom, submittedBefore } = filter;
  const claimed = whereClaimed(query, filter.claimed, operatorId);
  const counted = whereCounted(whereDue(claimed, filter.due, at), filter);
  return whereStep(counted, filter, at)
    .where('applications.state', 'in', states)
    .$if(!states.includes('CLOSED'), (open) => open.where('applications.closed_at', 'is', null))
    .$if(pinArea !== null, (near) => near.where('applications.pin_area', '=', pinArea))
    .$if(submittedFrom !== null, (late) =>
      late.where('applications.submitted_at', '>=', submittedFrom),
    )
    .$if(submittedBefore !== null, (early) =>
      early.where('applications.submitted_at', '<', submittedBefore),
    )
    .$if(filter.waitsForSecond, (drafted) =>
      drafted.where('applications.drafted_decision', 'is not', null),
    )
    .$if(filter.hasAnswer, whereAnswered)
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

type Looking = {
  readonly operatorId: MembershipId;
  readonly at: number;
  readonly most: number;
  /** Of the filter's, those alone. */
  readonly numbers?: readonly string[] | null;
};

type View = Pick<BodyOf<typeof queue>, 'filter' | 'order'>;

/** By which time an order sorts. */
const timeOf = (order: View['order']) =>
  order === 'due' ? 'applications.due_at' : 'applications.submitted_at';

const inView = (
  db: Runner,
  { filter, order }: View,
  { operatorId, at }: Omit<Looking, 'most' | 'numbers'>,
): WithClaims =>
  wherePutOff(
    whereFiltered(applicationsWithClaims(db), filter, operatorId, at),
    filter.comeBack,
    order,
    at,
  ).where(timeOf(order), 'is not', null);

function queryAfter(
  db: Runner,
  { after, ...view }: BodyOf<typeof queue>,
  { most, numbers = null, ...looking }: Looking,
) {
  const time = timeOf(view.order);
  const from = after ?? START;
  return inView(db, view, looking)
    .$if(numbers !== null, (named) => named.where('applications.number', 'in', numbers ?? []))
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
function grouped<Row extends { readonly application_id: ApplicationId }>(rows: readonly Row[]) {
  return Map.groupBy(rows, (row) => row.application_id);
}

/** The lenders of some applications, with the states of their cases. */
export async function lendersOf(
  db: Runner,
  applications: readonly { readonly id: ApplicationId }[],
) {
  if (applications.length === 0) return () => [];
  const ids = applications.map(({ id }) => id);
  const rows = await db
    .selectFrom('lender_cases')
    .select(['application_id', 'lender_id', 'state'])
    .where('application_id', 'in', ids)
    .orderBy('lender_id')
    .execute();
  const byApplication = grouped(rows);
  return (id: ApplicationId) =>
    (byApplication.get(id) ?? []).map(({ lender_id: lenderId, state }) => ({ lenderId, state }));
}

/** Applications with what a list says of their lenders and documents, in one statement. */
const listed = (db: Runner, found: ReturnType<typeof queryAfter>) => {
  // Of those alone that are listed.
  const countDocuments = (isMeant: RawBuilder<boolean>) => sql<number>`(
    select count(*) from documents where application_id = listed.id and ${isMeant})`;
  /** Of the lender's clock that ends first. */
  const firstOfLenders = (column: 'step_due_at' | 'step_warn_at') => sql<number | null>`(
    select min(${sql.ref(column)}) from lender_cases where application_id = listed.id)`;
  return db
    .selectFrom(found.as('listed'))
    .selectAll('listed')
    .select([
      sql<string | null>`(
        select string_agg(lender_id || ' ' || state, ',' order by lender_id)
        from lender_cases where application_id = listed.id)`.as('lenders'),
      firstOfLenders('step_due_at').as('lender_due_at'),
      firstOfLenders('step_warn_at').as('lender_warn_at'),
      countDocuments(sql`state = 'CLEAN'`).as('unchecked'),
      sql<number>`(
        select count(*) from letters
        where application_id = listed.id and author is null and read_at is null
          and listed.state <> 'CLOSED')`.as('answers'),
      // No plain column: SQLite would look through every verified document there is, for each row.
      countDocuments(sql`state || '' = 'VERIFIED'`).as('verified'),
    ]);
};

export type ListedRow = QueuedRow &
  Readonly<Record<'unchecked' | 'verified' | 'answers', number>> &
  Readonly<Record<'lender_due_at' | 'lender_warn_at', number | null>> & {
    readonly lenders: string | null;
  };

/** The step that is to be taken next, against its time frame. */
function levelOf(row: ListedRow, at: number): QueuedApplication['level'] {
  const { step, step_since: since, step_due_at: dueAt, step_warn_at: warnAt } = row;
  if (step !== null) return { step, is: levelClassOf({ since, dueAt, warnAt }, at), dueAt };
  const { lender_due_at: due, lender_warn_at: warn } = row;
  if (due === null) return null;
  return {
    step: 'lender',
    is: levelClassOf({ since: at, dueAt: due, warnAt: warn }, at),
    dueAt: due,
  };
}

/** `lender state`, separated by commas; neither has any. */
const lendersIn = (listedLenders: string | null) =>
  (listedLenders?.split(',') ?? []).map((each) => {
    const [lenderId, state] = each.split(' ');
    return { lenderId, state };
  });

/** Applications as operators see them in a list. */
export const queuedFrom = (
  rows: readonly ListedRow[],
  operatorId: MembershipId,
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
      level: levelOf(row, at),
      claim:
        row.claimant === null
          ? null
          : {
              membership: row.claimant,
              isMine: row.claimant === operatorId,
              at: row.claimed_at ?? row.changed_at,
            },
      comesBackAt: row.comes_back_at,
      waitsForSecond: row.drafted_decision !== null,
      hasAnswer: row.answers > 0,
      pinArea: row.pin_area,
      lenders: lendersIn(row.lenders),
      documents: { unchecked: row.unchecked, verified: row.verified },
    })),
  );

/** The newest of some applications as they are in a list. */
export const newestWhere = (
  db: Runner,
  most: number,
  narrow: (query: WithClaims) => WithClaims,
): Promise<ListedRow[]> =>
  listed(
    db,
    narrow(applicationsWithClaims(db))
      .orderBy('applications.submitted_at', 'desc')
      .orderBy('applications.number', 'desc')
      .limit(most),
  )
    .orderBy('listed.submitted_at', 'desc')
    .orderBy('listed.number', 'desc')
    .execute();

/** One application as it is in a list; null when there is none that was submitted. */
export async function findQueued(db: Runner, number: string): Promise<ListedRow | null> {
  const query = applicationsWithClaims(db).where('applications.number', '=', number);
  return (await listed(db, query).executeTakeFirst()) ?? null;
}

/** One page of the applications that were submitted. */
export async function queuePage(
  { db }: Pick<Records, 'db'>,
  wanted: BodyOf<typeof queue>,
  { operatorId, at }: Omit<Looking, 'most' | 'numbers'>,
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

/** What comes before and after a place in a list, in its order. */
export async function besideIn(
  { db }: Pick<Records, 'db'>,
  { from, skipsTaken, ...view }: BodyOf<typeof besideInQueue>,
  looking: Omit<Looking, 'most' | 'numbers'>,
): Promise<ReplyOf<typeof besideInQueue>> {
  const time = timeOf(view.order);
  const towards = (sign: '<' | '>') => {
    const place = from ?? START;
    const found = inView(db, view, looking)
      .$if(skipsTaken, (query) =>
        query.where((eb) =>
          eb.or([eb('claimant.id', 'is', null), eb('claimant.id', '=', looking.operatorId)]),
        ),
      )
      .where((eb) =>
        eb(eb.refTuple(time, 'applications.number'), sign, eb.tuple(place.at, place.number)),
      );
    const counted = found.limit(MAX_BESIDE + 1).as('counted');
    return {
      nearest: found
        .orderBy(time, sign === '<' ? 'desc' : 'asc')
        .orderBy('applications.number', sign === '<' ? 'desc' : 'asc')
        .limit(1),
      count: db.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('count')),
    };
  };
  const [before, after] = [towards('<'), towards('>')];
  const [first, countBefore, next, countAfter] = await together(db, (on) =>
    Promise.all([
      firstOf(before.nearest)(on),
      firstOf(before.count)(on),
      firstOf(after.nearest)(on),
      firstOf(after.count)(on),
    ]),
  );
  return {
    before: { number: first?.number ?? null, count: countBefore?.count ?? 0 },
    after: { number: next?.number ?? null, count: countAfter?.count ?? 0 },
  };
}
