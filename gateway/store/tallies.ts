import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Runner } from '#gateway/store/records.ts';
import type { Store, Tally } from '#gateway/store/store.ts';
import type { Tables } from '#gateway/store/tables.ts';

/** Counts in one statement, so that no number of gateways miscounts. Within a transaction, what fails is not counted. */
export async function addToTally(
  { runner, now }: { readonly runner: Runner; readonly now: () => RawBuilder<number> },
  key: string,
  points: number,
  windowMs: number,
): Promise<Tally> {
  const end = sql<number>`${now()} + ${sql.lit(windowMs)}`;
  // A window that ends later than any can was begun before the clock was set back: it is over as well.
  const isOver = sql<boolean>`tallies.ends_at <= ${now()} or tallies.ends_at > ${end}`;
  const row = await runner
    .insertInto('tallies')
    .values({ tally_key: key, points, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('tally_key').doUpdateSet({
        points: sql`case when ${isOver} then excluded.points else tallies.points + excluded.points end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else tallies.ends_at end`,
      }),
    )
    .returning(['points', sql<number>`ends_at - ${now()}`.as('ms_left')])
    .executeTakeFirstOrThrow();
  return { points: row.points, msLeft: row.ms_left };
}

/** Counts of keys within windows of time. */
export function tallies(
  db: Kysely<Tables>,
  now: () => RawBuilder<number>,
): Pick<Store, 'addToTally' | 'tally'> {
  return {
    addToTally: (key, points, windowMs) => addToTally({ runner: db, now }, key, points, windowMs),
    async tally(key) {
      const row = await db
        .selectFrom('tallies')
        .select(['points', sql<number>`ends_at - ${now()}`.as('ms_left')])
        .where('tally_key', '=', key)
        .executeTakeFirst();
      return row === undefined || row.ms_left <= 0
        ? null
        : { points: row.points, msLeft: row.ms_left };
    },
  };
}
