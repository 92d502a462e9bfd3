import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { BodyOf } from '#contract/gateway.ts';
import type { report } from '#contract/operators/reports.ts';
import { boundsOfMonths, monthsIn } from '#domain/months.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** A report as it is counted. */
export type AskedReport = Pick<BodyOf<typeof report>, 'by'> & {
  readonly begins: number;
  readonly ends: number;
  /** By which rows are split; null where they are not. */
  readonly months: readonly string[] | null;
  /** When it is counted: what is overdue by then. */
  readonly at: number;
};

export const askedReport = (
  { by, monthly, from, to }: BodyOf<typeof report>,
  at: number,
): AskedReport => ({
  by,
  at,
  months: monthly || by === 'month' ? monthsIn(from, to) : null,
  ...boundsOfMonths(from, to),
});

/** What is counted of one group, by the names of the columns. */
export type CountedGroup<Column extends string = string> = {
  readonly month: string | null;
  readonly part: string | null;
  readonly counts: Readonly<Record<Column, number | null>>;
};

/** Of what is not grouped. */
export const noPart = sql<string | null>`null`;

/** The month in India that a time is in, of those of the report; null where it is not split by months. */
export function monthOfTime(
  { months }: Pick<AskedReport, 'months'>,
  time: Expression<unknown>,
): RawBuilder<string | null> {
  if (months === null) return noPart;
  const whens = months.map(
    (month) =>
      sql`when ${time} < ${sql.lit(boundsOfMonths(month, month).ends)} then ${sql.lit(month)}`,
  );
  return sql<string | null>`case ${sql.join(whens, sql` `)} end`;
}

/** 1 or 0, to be added up. */
export const flag = (condition: Expression<unknown>): RawBuilder<number> =>
  sql<number>`case when ${condition} then 1 else 0 end`;

/** Adds up the columns of what is selected with `month` and `part`. PostgreSQL's sums are of a type without an end. */
export async function countEach<Column extends string>(
  db: Runner,
  each: Expression<unknown>,
  columns: readonly Column[],
): Promise<readonly CountedGroup<Column>[]> {
  const sums = columns.map(
    (name) => sql`cast(sum(${sql.ref(name)}) as bigint) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<CountedGroup<Column>['counts'] & Pick<CountedGroup, 'month' | 'part'>>`
    select month, part, ${sql.join(sums)} from ${each} as each_one
    group by month, part order by part, month`.execute(db);
  return rows.map((row) => ({ month: row.month, part: row.part, counts: row }));
}
