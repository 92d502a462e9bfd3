import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAsOf } from '#renderer/features/operator/service/grievances/grievance-words.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const NOON = at('2026-11-22T12:00');

test.each([
  ['2026-11-25T12:00', { kind: 'in', days: 3 }],
  ['2026-11-23T00:10', { kind: 'tomorrow' }],
  ['2026-11-22T23:59', { kind: 'today' }],
  ['2026-11-22T11:59', { kind: 'overdueToday' }],
  ['2026-11-21T23:59', { kind: 'overdue', days: 1 }],
  ['2026-10-22T12:00', { kind: 'overdue', days: 31 }],
])('an answer due at %s', (due, expected) => {
  expect(dueAsOf(at(due), NOON)).toEqual(expected);
});

test('what is due is overdue from its moment on, and never before', () => {
  const anyTime = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(anyTime, anyTime, (dueAt, now) => {
      const { kind } = dueAsOf(dueAt, now);
      expect(kind === 'overdue' || kind === 'overdueToday').toBe(dueAt <= now);
    }),
  );
});
