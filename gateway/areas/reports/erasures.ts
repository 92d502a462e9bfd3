import { indianDayOf } from '#domain/days.ts';
import type { ColumnOf } from '#domain/lending/reports.ts';
import { monthOfDay } from '#domain/months.ts';
import type { AskedReport, CountedGroup } from '#gateway/areas/reports/asked-report.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

type Column = ColumnOf<'erasures'>;

/** Counted when they happen, since of an erasure nothing else is kept. */
export async function countErasures(
  db: Runner,
  { begins, ends }: AskedReport,
): Promise<readonly CountedGroup<Column>[]> {
  const rows = await db
    .selectFrom('erasure_counts')
    .selectAll()
    .where('month', '>=', monthOfDay(indianDayOf(begins)))
    .where('month', '<', monthOfDay(indianDayOf(ends)))
    .orderBy('month')
    .execute();
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, found]) => {
    const countOf = (event: Column) => found.find((row) => row.event === event)?.count ?? 0;
    return {
      month,
      part: null,
      counts: {
        asked: countOf('asked'),
        done: countOf('done'),
        owed: countOf('owed'),
        hasRole: countOf('hasRole'),
      },
    };
  });
}
