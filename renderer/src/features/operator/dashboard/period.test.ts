import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dashboard } from '#contract/operators/dashboard.ts';
import { PERIODS, daysOf } from '#renderer/features/operator/dashboard/period.ts';

const typed = fc.oneof(fc.constant(''), fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/), fc.string());

it('is a period that the gateway takes, or none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), typed, typed, (name, from, to) => {
      const period = daysOf({ name, from, to }, '2026-11-23');
      expect(period === null || dashboard.body.safeParse({ period }).success).toBe(true);
      expect(name === 'chosen' || period?.to === '2026-11-23').toBe(true);
    }),
  );
});

it('has whole weeks up to today', () => {
  expect(daysOf({ name: '4', from: '', to: '' }, '2026-11-23')).toEqual({
    from: '2026-10-27',
    to: '2026-11-23',
  });
});

it('is none while the days do not fit', () => {
  const chosen = (from: string, to: string) => daysOf({ name: 'chosen', from, to }, '2026-11-23');
  expect(chosen('2026-11-01', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  expect(chosen('', '2026-11-01')).toBeNull();
  expect(chosen('2026-11-02', '2026-11-01')).toBeNull();
  expect(chosen('2024-11-02', '2026-11-01')).toBeNull();
});
