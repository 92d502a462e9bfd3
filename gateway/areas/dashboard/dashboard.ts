import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import { LENDER_STEPS } from '#contract/operators/review.ts';
import { endOfIndianDay, indianDayOf } from '#domain/days.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { answersOf, weeksOf } from '#gateway/areas/dashboard/first-answers.ts';
import type { Period } from '#gateway/areas/dashboard/period.ts';
import { periodOf } from '#gateway/areas/dashboard/period.ts';
import type { LenderStep } from '#gateway/lending/lender-cases/steps.ts';
import { hasReached } from '#gateway/lending/lender-cases/steps.ts';
import type { DocumentDeps } from '#gateway/lending/documents/document-deps.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

type Dashboard = ReplyOf<typeof dashboard>;

const figures = z.omit(dashboard.reply, { scansDocuments: true, isVaultOwn: true });

/** What is open, by state and by the status of its time frame. */
async function openOf(db: Runner, at: number) {
  const endOfToday = endOfIndianDay(indianDayOf(at));
  const due = sql<string>`case
    when due_at is null then 'none'
    when due_at <= ${at} then 'overdue'
    when due_at <= ${endOfToday} then 'today'
    else 'later' end`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('applications')
        .select(['state', due.as('due')])
        .where('closed_at', 'is', null)
        .where('submitted_at', 'is not', null)
        .as('waiting'),
    )
    .select(['waiting.state', 'waiting.due'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['waiting.state', 'waiting.due'])
    .orderBy('waiting.state')
    .orderBy('waiting.due')
    .execute();
}

/** Applications that were submitted in a period. */
export const submittedIn = (db: Runner, { begins, ends }: Pick<Period, 'begins' | 'ends'>) =>
  db
    .selectFrom('applications')
    .where('applications.submitted_at', '>=', begins)
    .where('applications.submitted_at', '<', ends);

const closedIn = (db: Runner, period: Period) =>
  submittedIn(db, period)
    .where('closed_at', 'is not', null)
    .select('outcome')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('outcome')
    .orderBy('outcome')
    .execute();

/** How many applications were addressed to each lender, or have come so far with it. */
async function countsByLender(db: Runner, period: Period, step: LenderStep | null) {
  const rows = await submittedIn(db, period)
    .innerJoin('lender_cases', 'lender_cases.application_id', 'applications.id')
    .$if(step !== null, (query) => query.where((eb) => hasReached(eb, step ?? 'sent')))
    .select('lender_cases.lender_id as lenderId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('lender_cases.lender_id')
    .orderBy('lender_cases.lender_id')
    .execute();
  return new Map(rows.map(({ lenderId, count }) => [lenderId, count]));
}

/** One statement for each step: all in one took PostgreSQL longer to plan, and both databases longer to answer. */
async function lendersIn(db: Runner, period: Period) {
  const all = await countsByLender(db, period, null);
  const reached = new Map<LenderStep, ReadonlyMap<string, number>>();
  for (const step of LENDER_STEPS) reached.set(step, await countsByLender(db, period, step));
  return Array.from(all.keys(), (lenderId) => ({
    lenderId,
    ...Object.fromEntries(
      LENDER_STEPS.map((step) => [step, reached.get(step)?.get(lenderId) ?? 0]),
    ),
  }));
}

async function draftsIn(db: Runner, { begins, ends }: Period): Promise<Dashboard['drafts']> {
  const rows = await db
    .selectFrom('applications')
    .select(['filled_sections'])
    .select(
      sql<string>`case
      when submitted_at is not null then 'submitted'
      when closed_at is null then 'open'
      else 'ended' end`.as('fate'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', begins)
    .where('created_at', '<', ends)
    .groupBy(['fate', 'filled_sections'])
    .execute();
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter((row) => isMeant(row)).reduce((all, { count }) => all + count, 0);
  const ended = rows.filter(({ fate }) => fate === 'ended');
  const endedWith = SECTION_NAMES.map((section) => ({
    section,
    count: ended
      .filter(({ filled_sections: filled }) => filled?.split(' ').includes(section))
      .reduce((all, { count }) => all + count, 0),
  }));
  return {
    begun: sum(() => true),
    submitted: sum(({ fate }) => fate === 'submitted'),
    open: sum(({ fate }) => fate === 'open'),
    ended: sum(({ fate }) => fate === 'ended'),
    endedWith,
    endedUnknown: sum(({ fate, filled_sections }) => fate === 'ended' && filled_sections === null),
  };
}

/** What is counted, with the moment at which it was. */
export type Figures = Omit<Dashboard, 'scansDocuments' | 'isVaultOwn'>;

/** Counts how the service is doing: one statement after the other, so that a look takes one connection of the pool. */
export async function countFigures(
  records: Records,
  asked: BodyOf<typeof dashboard>['period'],
): Promise<Figures> {
  const { db } = records;
  const at = await timeOf(records, db);
  const period = periodOf(asked, at);
  return figures.parse({
    at,
    period,
    open: await openOf(db, at),
    closed: await closedIn(db, period),
    answers: await answersOf(db, period),
    weeks: await weeksOf(db, period),
    lenders: await lendersIn(db, period),
    drafts: await draftsIn(db, period),
  });
}

/** The whole answer: figures, with how documents are kept just now. */
export const dashboardOf = (
  counted: Figures,
  { scan, isVaultOwn }: Pick<DocumentDeps, 'scan' | 'isVaultOwn'>,
): Dashboard => ({ ...counted, scansDocuments: scan !== null, isVaultOwn: isVaultOwn() });
