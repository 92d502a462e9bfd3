import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueuedApplication } from '#renderer/features/operator/queue/queue-filter.ts';
import {
  type ReadRows,
  countOfNew,
  steadyRows,
  withNext,
} from '#renderer/features/operator/queue/steady-rows.ts';
import { AT, queued } from '#renderer/features/operator/queue/testing/queued.ts';

const NOTHING_KNOWN = new Map();

const read = (rows: readonly QueuedApplication[], isWhole = true): ReadRows => ({
  order: 'due',
  rows,
  isWhole,
});
/** Due in the order of their numbers. */
const due = (index: number, changed: Partial<QueuedApplication> = {}) =>
  queued(index, { dueAt: AT + index, ...changed });
const list = (...indexes: readonly number[]) => read(indexes.map((index) => due(index)));
const partOf = (...indexes: readonly number[]): ReadRows => ({
  ...list(...indexes),
  isWhole: false,
});
const numbersOf = (rows: readonly { readonly number: string }[]) =>
  rows.map(({ number }) => number);

const anyRead = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), fc.boolean())
  .map(([indexes, isWhole]) =>
    read(
      indexes.toSorted((one, other) => one - other).map((n) => due(n)),
      isWhole,
    ),
  );

describe('the rows of a reloaded list', () => {
  it('stay in place, whatever has come or gone', () => {
    fc.assert(
      fc.property(anyRead, anyRead, (shown, fresh) => {
        const rows = steadyRows(shown, fresh, NOTHING_KNOWN);
        expect(numbersOf(rows)).toEqual(numbersOf(shown.rows));
      }),
    );
  });

  it('say what is new in them, and which have gone', () => {
    const changed = due(2, { state: 'IN_REVIEW', version: 4 });
    const [one, two] = steadyRows(list(1, 2), read([changed]), NOTHING_KNOWN);
    expect(one).toEqual({ ...due(1), isGone: true });
    expect(two).toEqual({ ...changed, isGone: false });
  });

  it('have not gone where others came before them', () => {
    const rows = steadyRows(partOf(2, 3), partOf(1, 2), NOTHING_KNOWN);
    expect(rows.map(({ isGone }) => isGone)).toEqual([false, false]);
  });

  it('say what was done here until the list is as new', () => {
    const claim = { isMine: true };
    const known = { number: due(1).number, version: 4, state: 'IN_REVIEW', claim } as const;
    const latest = new Map([[known.number, known]]);
    const rowAfter = (version: number) =>
      steadyRows(list(1), read([due(1, { version })]), latest)[0];
    expect(rowAfter(3)).toMatchObject({ state: 'IN_REVIEW', claim });
    expect(rowAfter(5)).toMatchObject({ state: 'SUBMITTED', claim: null });
  });
});

describe('what is not shown', () => {
  it('is new where it came in between, or behind the whole list', () => {
    expect(countOfNew(partOf(1, 3), partOf(1, 2, 3))).toBe(1);
    expect(countOfNew(list(1, 3), list(1, 3, 4))).toBe(1);
    expect(countOfNew(partOf(1, 3), partOf(1, 3, 4))).toBe(0);
  });

  it('comes behind the rows as more is shown, but for what is new', () => {
    const fresh = list(1, 2, 3, 4);
    const more = withNext(partOf(1, 3), fresh);
    expect(more).toEqual({ ...fresh, rows: list(1, 3, 4).rows });
    expect(countOfNew(more, fresh)).toBe(1);
  });

  it('is all shown in the end', () => {
    fc.assert(
      fc.property(anyRead, anyRead, (shown, fresh) => {
        const more = withNext(shown, { ...fresh, isWhole: true });
        const numbers = new Set(numbersOf(more.rows));
        expect(numbers.size).toBe(more.rows.length);
        const left = numbersOf(fresh.rows).filter((number) => !numbers.has(number));
        expect(left).toHaveLength(countOfNew(shown, fresh));
      }),
    );
  });
});
