import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ReplyOf } from '#contract/gateway.ts';
import type { dashboard } from '#contract/operators/dashboard.ts';
import { DAY_MS, daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import type { Period } from '#gateway/areas/dashboard/period.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

const A_WEEK = 7 * DAY_MS;

type Answers = ReplyOf<typeof dashboard>['answers'];
type Week = ReplyOf<typeof dashboard>['weeks'][number];
type Counted<Part> = Answers & { readonly part: Part };

const NOTHING: Answers = { submitted: 0, answered: 0, median: null, p90: null };

/** When the week, from Monday on, of a day began in India. */
function mondayOf(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return endOfIndianDay(daysAfter(day, -((weekday + 6) % 7) - 1));
}

/**
 * How long things took, for each part of them: the smallest time that is not exceeded in half, and in nine of ten, of those
 * that are over. `times` selects `part` and `took`, which is null as long as something is not over.
 */
export async function spansBy<Part>(
  db: Runner,
  times: RawBuilder<unknown>,
): Promise<readonly Counted<Part>[]> {
  const { rows } = await sql<Counted<Part>>`
    with times as (
      ${times}
    ), ranked as (
      select part, took, row_number() over (partition by part order by took) as position,
        count(*) over (partition by part) as answered
      from times where took is not null
    ), quick as (
      select part,
        min(case when position * 2 >= answered then took end) as median,
        min(case when position * 10 >= answered * 9 then took end) as p90
      from ranked group by part
    ), counted as (
      select part, count(*) as submitted, count(took) as answered from times group by part
    )
    select counted.part, submitted, answered, median, p90
    from counted left join quick on quick.part = counted.part
    order by counted.part
  `.execute(db);
  return rows;
}

/** How long first answers took, for each part of a period. */
const countedBy = (db: Runner, { begins, ends }: Period, part: RawBuilder<number>) =>
  spansBy<number>(
    db,
    sql`select ${part} as part, answered_at - submitted_at as took from applications
      where submitted_at >= ${begins} and submitted_at < ${ends}`,
  );

export async function answersOf(db: Runner, period: Period): Promise<Answers> {
  const [all] = await countedBy(db, period, sql<number>`0`);
  return all ?? NOTHING;
}

/** By weeks; those without any application, too. */
export async function weeksOf(db: Runner, period: Period): Promise<Week[]> {
  const first = mondayOf(indianDayOf(period.begins));
  const week = sql<number>`(submitted_at - ${sql.lit(first)}) / ${sql.lit(A_WEEK)}`;
  const rows = await countedBy(db, period, week);
  const counted = new Map(rows.map(({ part, ...answers }) => [part, answers]));
  const count = Math.ceil((period.ends - first) / A_WEEK);
  return Array.from({ length: count }, (_, index) => ({
    begins: Math.max(first + index * A_WEEK, period.begins),
    ends: Math.min(first + (index + 1) * A_WEEK, period.ends),
    ...(counted.get(index) ?? NOTHING),
  }));
}
