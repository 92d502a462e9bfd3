import { describe, expect, it } from 'vitest';
import {
  type ServiceLevels,
  NO_LEVELS,
  levelClassOf,
  pausedClock,
  runningClock,
  serviceLevels,
  workedAt,
} from '#domain/lending/service-levels.ts';

const HOUR = 3_600_000;
const at = (time: string) => Date.parse(`${time}+05:30`);
const LEVELS: ServiceLevels = {
  ...NO_LEVELS,
  hours: { claim: 4, check: null, lender: 24 },
  warnHours: 1,
};

describe('the clock of a step', () => {
  it('warns before its time frame ends', () => {
    const clock = runningClock('claim', LEVELS, at('2026-11-23T16:00'));
    expect(clock).toStrictEqual({
      worked: 0,
      since: at('2026-11-23T16:00'),
      dueAt: at('2026-11-24T12:00'),
      warnAt: at('2026-11-24T11:00'),
    });
    const classAt = (time: string) => levelClassOf(clock, at(time));
    expect(classAt('2026-11-24T10:59')).toBe('in-time');
    expect(classAt('2026-11-24T11:00')).toBe('soon');
    expect(classAt('2026-11-24T12:00')).toBe('late');
  });

  it('stands still while the borrower is asked, and goes on with what is left', () => {
    const paused = pausedClock(
      runningClock('claim', LEVELS, at('2026-11-23T16:00')),
      LEVELS,
      at('2026-11-23T17:30'),
    );
    expect(paused).toStrictEqual({ worked: 1.5 * HOUR, since: null, dueAt: null, warnAt: null });
    expect(levelClassOf(paused, at('2027-01-01T00:00'))).toBe('paused');
    const resumed = runningClock('claim', LEVELS, at('2026-12-01T09:00'), paused.worked);
    expect(resumed.dueAt).toBe(at('2026-12-01T12:30'));
    expect(workedAt(resumed, LEVELS, at('2026-12-01T11:00'))).toBe(2.5 * HOUR);
  });

  it('is late at once where nothing is left, and has no end without a time frame', () => {
    const over = runningClock('claim', LEVELS, at('2026-11-23T16:00'), 5 * HOUR);
    expect(levelClassOf(over, at('2026-11-23T16:00'))).toBe('late');
    const open = runningClock('check', LEVELS, at('2026-11-23T16:00'));
    expect(levelClassOf(open, at('2027-11-23T16:00'))).toBe('none');
    expect(workedAt(open, LEVELS, at('2026-11-23T17:00'))).toBe(HOUR);
  });

  it('takes no working day of less than an hour', () => {
    expect(serviceLevels.safeParse({ ...LEVELS, closes: LEVELS.opens + 59 }).success).toBe(false);
    expect(serviceLevels.safeParse({ ...LEVELS, closes: LEVELS.opens + 60 }).success).toBe(true);
    expect(serviceLevels.safeParse(NO_LEVELS).success).toBe(true);
  });
});
