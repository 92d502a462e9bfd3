import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Store } from '#gateway/store/store.ts';
import type { Tables } from '#gateway/store/tables.ts';

/** Counts of keys within windows of time, in one statement each, so that no number of gateways miscounts. */
export function tallies(
  db: Kysely<Tables>,
  now: () => RawBuilder<number>,
): Pick<Store, 'addToTally' | 'tally'> {
  return {
    async addToTally(key, points, windowMs) {
      const end = sql<number>`${now()} + ${sql.lit(windowMs)}`;
      // A window that ends later than any can was begun before the clock was set back: it is over as well.
      const isOver = sql<boolean>`tallies.ends_at <= ${now()} or tallies.ends_at > ${end}`;
      const row = await db
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
    },
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
