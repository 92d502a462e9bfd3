import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Store, Tally } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { reading, together } from '#gateway/foundation/store/together.ts';

type Counting = { readonly runner: Runner; readonly now: () => RawBuilder<number> };

/** What is added to the count of a key, in windows of so many milliseconds. */
export type Counted = {
  readonly key: string;
  readonly points: number;
  readonly windowMs: number;
};

/**
 * Counts by different keys in one statement, so that no number of gateways miscounts. Within a transaction, what fails is
 * not counted. Always in the same order of windows, so that no two gateways wait for each other.
 */
export const addToTallies = (
  counting: Counting,
  counted: readonly Counted[],
): Promise<ReadonlyMap<string, Tally>> => together(counting.runner, counts(counting, counted));

/** The same, to be sent with other statements. */
export function counts(
  { runner, now }: Counting,
  counted: readonly Counted[],
): Reading<ReadonlyMap<string, Tally>> {
  // A window that ends later than any can was begun before the clock was set back: it is over as well.
  const isOver = sql<boolean>`tallies.ends_at <= ${now()} or tallies.ends_at > excluded.ends_at`;
  const query = runner
    .insertInto('tallies')
    .values(
      counted.map(({ key, points, windowMs }) => ({
        tally_key: key,
        points,
        ends_at: sql<number>`${now()} + ${sql.lit(windowMs)}`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('tally_key').doUpdateSet({
        points: sql`case when ${isOver} then excluded.points else tallies.points + excluded.points end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else tallies.ends_at end`,
      }),
    )
    .returning(['tally_key', 'points', sql<number>`ends_at - ${now()}`.as('ms_left')]);
  return reading(
    query,
    (rows) =>
      new Map(
        rows.map((row) => [row.tally_key, { points: row.points, msLeft: row.ms_left }] as const),
      ),
  );
}

/** The same by one key. */
export async function addToTally(
  counting: Counting,
  key: string,
  points: number,
  windowMs: number,
): Promise<Tally> {
  const found = (await addToTallies(counting, [{ key, points, windowMs }])).get(key);
  if (found === undefined) throw new Error('a count was not returned');
  return found;
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
