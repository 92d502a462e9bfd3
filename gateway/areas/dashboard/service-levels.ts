import { asId } from '#domain/ids.ts';
import { sql } from 'kysely';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { serviceLevelFigures } from '#contract/operators/service-levels.ts';
import { periodOf } from '#gateway/areas/dashboard/period.ts';
import { spansBy } from '#gateway/areas/dashboard/first-answers.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

type Figures = ReplyOf<typeof serviceLevelFigures>;

/** Steps that are to be taken, by how they stand: applications, although one may be with several lenders. */
async function nowOf(db: Runner, at: number) {
  const { rows } = await sql<{ step: string; is: string; count: number }>`
    select step, stands as "is", count(distinct id) as count from (
      select id, step, ${standing(at)} as stands from applications
      where step is not null and submitted_at is not null and closed_at is null
      union all
      select application_id as id, 'lender' as step, ${standing(at)} as stands from lender_cases
      where step_worked is not null
    ) clocks
    group by step, stands order by step, stands
  `.execute(db);
  return rows;
}

const standing = (at: number) => sql`case
  when step_since is null then 'paused'
  when step_due_at is null then 'none'
  when step_due_at <= ${at} then 'late'
  when step_warn_at <= ${at} then 'soon'
  else 'in-time' end`;

/** Steps that were taken with the applications of a period, by who took them. */
async function endedIn(db: Runner, { begins, ends }: Figures['period']) {
  const ofPeriod = sql`finished_steps join applications on applications.id = application_id
    where submitted_at >= ${begins} and submitted_at < ${ends}`;
  const part = sql`finished_steps.step || ' ' || party`;
  const times = await spansBy<string>(db, sql`select ${part} as part, took from ${ofPeriod}`);
  const { rows: lates } = await sql<{ part: string; late: number }>`
    select ${part} as part, count(*) as late from ${ofPeriod} and was_late = 1 group by ${part}
  `.execute(db);
  const lateOf = new Map(lates.map(({ part: of, late }) => [of, late]));
  return times.map(({ part: of, submitted: count, median, p90 }) => {
    const [step = '', party = ''] = of.split(' ');
    return { step, party, count, late: lateOf.get(of) ?? 0, median, p90 };
  });
}

/** How the time frames are kept: now, and with the applications of a period. */
export async function countServiceLevels(
  records: Records,
  asked: BodyOf<typeof serviceLevelFigures>['period'],
): Promise<Figures> {
  const { db } = records;
  const at = await timeOf(records, db);
  const period = periodOf(asked, at);
  const ended = await endedIn(db, period);
  const operators = ended
    .filter(({ step }) => step === 'check')
    .map(({ party }) => asId('membership', party));
  const names = await namesOf(db, operators);
  return serviceLevelFigures.reply.parse({
    at,
    period,
    now: await nowOf(db, at),
    ended: ended.map((each) => ({ ...each, name: names.get(each.party) ?? '' })),
  });
}
