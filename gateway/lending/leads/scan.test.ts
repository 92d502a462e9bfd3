import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scanned } from '#gateway/lending/leads/scan.ts';
import { scan } from '#gateway/lending/leads/scan.ts';

/** Rows 1 to `count`, as a database gives them. */
const rowsOf = (count: number) => {
  const read: number[] = [];
  const rowsAfter = async (last: number | null, limit: number) => {
    const from = last ?? 0;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, index) => {
      return from + index + 1;
    });
    read.push(rows.length);
    return rows;
  };
  return { rowsAfter, read };
};

describe('a scan', () => {
  it('gives each wanted row once and in order, page after page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 1, max: 700 }),
        fc.option(fc.integer({ min: 1, max: 900 })),
        async (count, page, every) => {
          const isWanted = every === null ? null : (row: number) => row % every === 0;
          const { rowsAfter } = rowsOf(count);
          const found: number[] = [];
          let after: number | null = null;
          do {
            const from: number | null = after;
            const { rows, last }: Scanned<number> = await scan(
              page,
              (seen, limit) => rowsAfter(seen ?? from, limit),
              isWanted,
            );
            expect(rows.length).toBeLessThanOrEqual(page);
            found.push(...rows);
            after = last;
          } while (after !== null);
          const all = Array.from({ length: count }, (_, index) => index + 1);
          expect(found).toEqual(all.filter((row) => isWanted?.(row) ?? true));
        },
      ),
    );
  });

  it('gives up after 5,000 rows, and says where it was', async () => {
    const { rowsAfter, read } = rowsOf(12_000);
    expect(await scan(50, rowsAfter, (row) => row > 11_000)).toEqual({ rows: [], last: 5000 });
    expect(read.length).toBe(10);
  });

  it('reads at most a page when everything is requested', async () => {
    const { rowsAfter, read } = rowsOf(12_000);
    expect((await scan(50, rowsAfter, null)).last).toBe(50);
    expect(read).toEqual([51]);
  });
});
