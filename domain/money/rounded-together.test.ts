import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedTogether } from '#domain/money/rounded-together.ts';

const anyPairs = fc.array(
  fc.record({
    first: fc.integer({ min: 0, max: 3000 }).map((thousandths) => thousandths / 1000),
    second: fc.integer({ min: 0, max: 3000 }).map((thousandths) => thousandths / 1000),
  }),
  { minLength: 2, maxLength: 60 },
);

const sumOf = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0);

describe('pairs that are rounded together', () => {
  it('gives nothing for nothing', () => {
    expect(roundedTogether([], { first: 0, second: 0 })).toEqual([]);
  });

  it('leaves whole numbers as they are', () => {
    const pairs = [
      { first: 3, second: 0 },
      { first: 2, second: 5 },
    ];
    expect(roundedTogether(pairs, { first: 5, second: 5 })).toEqual(pairs);
  });

  it('sums to the totals, with whole parts of at least 0', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const totals = {
          first: Math.round(sumOf(pairs.map(({ first }) => first))),
          second: Math.round(sumOf(pairs.map(({ second }) => second))),
        };
        const rounded = roundedTogether(pairs, totals);
        expect(sumOf(rounded.map(({ first }) => first))).toBe(totals.first);
        expect(sumOf(rounded.map(({ second }) => second))).toBe(totals.second);
        const parts = rounded.flatMap(({ first, second }) => [first, second]);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
