import { expect, test } from 'vitest';
import { below, from, onPaper, whenDark } from '#renderer/theme/breakpoints.ts';
import { compareMediaQueries } from '#renderer/theme/media-query-order.ts';

const sorted = (...queries: string[]) => queries.toSorted(compareMediaQueries);

test('the wider minimum comes later, and so wins', () => {
  expect(sorted(from.xl, from.sm, from.lg, from.md)).toEqual([from.sm, from.md, from.lg, from.xl]);
});

test('the narrower maximum comes later, and so wins', () => {
  expect(sorted(below.sm, below.lg, below.md)).toEqual([below.lg, below.md, below.sm]);
});

test('queries without a width come after those with one', () => {
  expect(sorted(onPaper, whenDark, from.xl, below.sm)).toEqual([
    below.sm,
    from.xl,
    onPaper,
    whenDark,
  ]);
});

test('queries are parsed with and without a space, and equal ones compare equal', () => {
  expect(sorted('(min-width:1200px)', '(min-width: 576px)')).toEqual([
    '(min-width: 576px)',
    '(min-width:1200px)',
  ]);
  expect(compareMediaQueries(from.md, from.md)).toBe(0);
});
