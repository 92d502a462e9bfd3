import { expect, it } from 'vitest';
import { lookDueAt } from '#domain/lending/time-frames.ts';

const dueAfter = (sentAt: string, ...holidays: readonly string[]) =>
  new Date(lookDueAt(Date.parse(sentAt), new Set(holidays))).toISOString();

it('an operator reviews by the end of the second working day, in India', () => {
  expect(dueAfter('2026-11-23T09:00:00+05:30')).toBe('2026-11-25T18:30:00.000Z');
});

it('days off are not counted', () => {
  // The 14th is a second Saturday.
  expect(dueAfter('2026-11-12T23:59:00+05:30')).toBe('2026-11-16T18:30:00.000Z');
  expect(dueAfter('2026-11-12T23:59:00+05:30', '2026-11-13')).toBe('2026-11-17T18:30:00.000Z');
});
