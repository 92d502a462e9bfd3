import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { spanOf, urgencyOf } from '#renderer/ui/staff/levels/due.ts';

const HOUR = 3_600_000;

it.each([
  [0, { unit: 'minutes', count: 1 }],
  [59 * 60_000, { unit: 'minutes', count: 59 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [-5.9 * HOUR, { unit: 'hours', count: 5 }],
  [47 * HOUR, { unit: 'hours', count: 47 }],
  [48 * HOUR, { unit: 'days', count: 2 }],
  [-71 * HOUR, { unit: 'days', count: 2 }],
] as const)('%d milliseconds are %o', (ms, span) => expect(spanOf(ms)).toEqual(span));

it('never says more than there is, from the first minute on', () => {
  const lengths = { minutes: 60_000, hours: HOUR, days: 24 * HOUR };
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 1e12 }), (ms) => {
      const { unit, count } = spanOf(ms);
      expect(count * lengths[unit]).toBeLessThanOrEqual(ms);
      expect((count + 1) * lengths[unit]).toBeGreaterThan(ms);
    }),
  );
});

it('is late from the moment at which it was due', () => {
  const at = 100 * HOUR;
  expect(urgencyOf(at, at)).toBe('late');
  expect(urgencyOf(at + 1, at)).toBe('soon');
  expect(urgencyOf(at + 8 * HOUR + 1, at)).toBe('later');
});
