import { expect, it } from 'vitest';
import { TAPS_NEEDED, withTap } from '#renderer/features/kiosk/staff/taps.ts';

const after = (times: readonly number[]) => {
  let taps: readonly number[] = [];
  for (const time of times) taps = withTap(taps, time);
  return taps.length;
};

it('counts quick presses', () => {
  expect(after([0, 500, 1000, 1500, 2000])).toBe(TAPS_NEEDED);
});

it('forgets slow ones: a visitor who leans on the corner opens nothing', () => {
  expect(after([0, 2000, 4000, 6000, 8000, 10_000])).toBeLessThan(TAPS_NEEDED);
});
