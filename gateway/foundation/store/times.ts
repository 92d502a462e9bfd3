/** The store's time, and what is reckoned with it. */
import { sql } from 'kysely';
import type { Given } from '#gateway/foundation/store/prepared-statement.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { reading, together } from '#gateway/foundation/store/together.ts';

/** `now` within a prepared statement, which is given the moment where the store's clock is not the database's. */
export const givenNow = ({ now, clock }: Pick<Records, 'now' | 'clock'>, given: Given<'now'>) =>
  clock === null ? now() : sql<number>`cast(${given('now')} as bigint)`;

/** The store's time in milliseconds since 1970. */
export const timeOf = (records: Pick<Records, 'now'>, runner: Runner): Promise<number> =>
  together(runner, time(records, runner));

/** The same, to be sent with other statements. */
export const time = (records: Pick<Records, 'now'>, runner: Runner): Reading<number> =>
  reading(runner.selectNoFrom(records.now().as('at')), (rows) => rows[0]?.at ?? Number.NaN);

/**
 * Whether the time in a column is reached. A time further off than any is ever set was set before the clock went back: it is
 * reached as well, so that nothing waits for a clock that was wrong. All in milliseconds.
 */
export const isReached = (column: string, now: number, furthest: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + furthest})`;
