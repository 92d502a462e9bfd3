import { DAY_MS } from '#domain/days.ts';
import { EVENT_DAYS } from '#domain/lending/events.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { removeInBatches } from '#gateway/foundation/store/removal.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { firstPosition } from '#gateway/foundation/store/restores.ts';

const BATCH = 200;

const unnumbered = (runner: Runner) =>
  runner.selectFrom('events').select('entry').where('number', 'is', null);

/**
 * Gives committed events their numbers, one gateway at a time: whoever has read up to a number never misses one that was
 * committed later. What happens to one application keeps its order. Gives how many were numbered.
 */
export async function numberEvents(records: Records): Promise<number> {
  const { db, forChange } = records;
  for (let numbered = 0; ;) {
    // Most looks find nothing, and need no transaction.
    if ((await unnumbered(db).limit(1).executeTakeFirst()) === undefined) return numbered;
    numbered += await records.transact(async (runner) => {
      // Where nothing was counted yet, of two gateways the second waits here for the first.
      await runner
        .insertInto('event_count')
        .values({ id: 1, last_number: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const { last_number: before } = await forChange(
        runner.selectFrom('event_count').select('last_number').where('id', '=', 1),
      ).executeTakeFirstOrThrow();
      const rows = await unnumbered(runner).orderBy('entry').limit(BATCH).execute();
      // Above every number that somebody may have read before the database was restored.
      let last = Math.max(before, (await firstPosition(runner)) - 1);
      for (const { entry } of rows) {
        last += 1;
        await runner
          .updateTable('events')
          .set({ number: last })
          .where('entry', '=', entry)
          .execute();
      }
      await runner
        .updateTable('event_count')
        .set({ last_number: last })
        .where('id', '=', 1)
        .execute();
      return rows.length;
    });
  }
}

/** The last number that was given; 0 before there was any. */
export async function lastNumber(runner: Runner): Promise<number> {
  const found = await runner
    .selectFrom('event_count')
    .select('last_number')
    .where('id', '=', 1)
    .executeTakeFirst();
  return found?.last_number ?? 0;
}

/** Removes events that can no longer be sent or read; gives how many. */
export async function removeOldEvents(records: Records): Promise<number> {
  const { db } = records;
  const before = (await timeOf(records, db)) - EVENT_DAYS * DAY_MS;
  return removeInBatches(async (batch) => {
    const { numDeletedRows } = await db
      .deleteFrom('events')
      .where('entry', 'in', (eb) =>
        eb
          .selectFrom('events')
          .select('entry')
          .where('happened_at', '<', before)
          .orderBy('happened_at')
          .limit(batch),
      )
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  });
}
