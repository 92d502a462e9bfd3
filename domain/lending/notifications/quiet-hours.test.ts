import { expect, it } from 'vitest';
import { endOfQuiet, QUIET_HOURS } from '#domain/lending/notifications/quiet-hours.ts';

const at = (written: string) => Date.parse(written);

it.each([
  ['in the evening', '2026-11-27T21:00:00+05:30', '2026-11-28T09:00:00+05:30'],
  ['before midnight', '2026-11-27T23:59:00+05:30', '2026-11-28T09:00:00+05:30'],
  ['after midnight', '2026-11-28T00:30:00+05:30', '2026-11-28T09:00:00+05:30'],
  ['in the last minute', '2026-11-28T08:59:59+05:30', '2026-11-28T09:00:00+05:30'],
])('the night is quiet until nine, %s', (_, now, end) => {
  expect(endOfQuiet(QUIET_HOURS, at(now))).toBe(at(end));
});

it.each(['2026-11-28T09:00:00+05:30', '2026-11-28T20:59:59+05:30', '2026-11-28T13:00:00+05:30'])(
  'the day is not: %s',
  (now) => {
    expect(endOfQuiet(QUIET_HOURS, at(now))).toBeNull();
  },
);

it('hours within a day are possible, and none at all', () => {
  const noon = { from: '12:00', to: '14:00' };
  expect(endOfQuiet(noon, at('2026-11-28T13:00:00+05:30'))).toBe(at('2026-11-28T14:00:00+05:30'));
  expect(endOfQuiet(noon, at('2026-11-28T23:00:00+05:30'))).toBeNull();
  expect(endOfQuiet({ from: '09:00', to: '09:00' }, at('2026-11-28T09:00:00+05:30'))).toBeNull();
});
