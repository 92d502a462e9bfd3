import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type WorkingHours,
  afterWorkingTime,
  workingTimeBetween,
} from '#domain/lending/working-time.ts';

const HOUR = 3_600_000;
const at = (time: string) => Date.parse(`${time}+05:30`);
const TEN_TO_SIX: WorkingHours = { opens: 600, closes: 1080, holidays: new Set(['2026-11-24']) };

describe('working time', () => {
  it('counts the hours of working days alone', () => {
    // Friday evening to Monday noon: the second Saturday and Sunday are free, the third Saturday is not.
    expect(workingTimeBetween(at('2026-11-13T17:00'), at('2026-11-16T12:00'), TEN_TO_SIX)).toBe(
      3 * HOUR,
    );
    expect(workingTimeBetween(at('2026-11-20T17:00'), at('2026-11-23T12:00'), TEN_TO_SIX)).toBe(
      11 * HOUR,
    );
    expect(workingTimeBetween(at('2026-11-23T03:00'), at('2026-11-23T09:00'), TEN_TO_SIX)).toBe(0);
    expect(workingTimeBetween(at('2026-11-23T12:00'), at('2026-11-23T11:00'), TEN_TO_SIX)).toBe(0);
  });

  it('ends within a working day, after the days off', () => {
    expect(afterWorkingTime(at('2026-11-23T17:00'), 2 * HOUR, TEN_TO_SIX)).toBe(
      at('2026-11-25T11:00'),
    );
    expect(afterWorkingTime(at('2026-11-23T17:00'), HOUR, TEN_TO_SIX)).toBe(at('2026-11-23T18:00'));
    expect(afterWorkingTime(at('2026-11-22T03:00'), HOUR, TEN_TO_SIX)).toBe(at('2026-11-23T11:00'));
    expect(afterWorkingTime(at('2026-11-22T03:00'), 0, TEN_TO_SIX)).toBe(at('2026-11-22T03:00'));
  });

  it('refuses a calendar on which nobody works', () => {
    expect(() =>
      afterWorkingTime(at('2026-11-22T03:00'), HOUR, { ...TEN_TO_SIX, closes: 600 }),
    ).toThrow(RangeError);
  });

  const moment = fc.integer({ min: at('2025-01-01T00:00'), max: at('2028-01-01T00:00') });
  const hours = fc
    .record({
      opens: fc.integer({ min: 0, max: 1380 }),
      length: fc.integer({ min: 60, max: 1440 }),
      holidays: fc.array(fc.constantFrom('2025-03-14', '2026-11-24', '2026-11-25', '2027-05-03')),
    })
    .map(({ opens, length, holidays }) => ({
      opens,
      closes: Math.min(opens + length, 1440),
      holidays: new Set(holidays),
    }));

  it('passes exactly as much until the moment that it names', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 400 * HOUR }),
        hours,
        (from, span, calendar) => {
          const end = afterWorkingTime(from, span, calendar);
          expect(workingTimeBetween(from, end, calendar)).toBe(span);
        },
      ),
    );
  });

  it('is the sum of its parts', () => {
    fc.assert(
      fc.property(moment, moment, moment, hours, (...given) => {
        const [one, two, three] = given.slice(0, 3).toSorted((a, b) => Number(a) - Number(b));
        const calendar = given[3];
        const [first, middle, last] = [Number(one), Number(two), Number(three)];
        expect(
          workingTimeBetween(first, middle, calendar) + workingTimeBetween(middle, last, calendar),
        ).toBe(workingTimeBetween(first, last, calendar));
      }),
      { numRuns: 50 },
    );
  });
});
