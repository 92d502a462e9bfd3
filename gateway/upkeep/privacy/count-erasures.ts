import { indianDayOf } from '#domain/days.ts';
import { monthOfDay } from '#domain/months.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** What became of what people asked for. */
export type ErasureEvent = 'asked' | 'done' | 'owed' | 'hasRole';

/** Counts it by the month in India: nothing else of an erasure is kept for longer than a month. */
export async function countErasure(runner: Runner, at: number, event: ErasureEvent): Promise<void> {
  await runner
    .insertInto('erasure_counts')
    .values({ month: monthOfDay(indianDayOf(at)), event, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'event'])
        .doUpdateSet((eb) => ({ count: eb('erasure_counts.count', '+', 1) })),
    )
    .execute();
}
