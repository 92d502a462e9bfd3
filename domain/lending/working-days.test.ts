import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/days.ts';
import { endOfCoolingOff, isWorkingDay, workingDaysAfter } from '#domain/lending/working-days.ts';

const none: ReadonlySet<string> = new Set();

const anyDay = fc
  .integer({ min: Date.UTC(2024, 0) / 86_400_000, max: Date.UTC(2040, 0) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

const anyHolidays = fc.array(anyDay, { maxLength: 60 }).map((days) => new Set(days));

/** Every day after a day up to another one. */
function daysBetween(after: string, upTo: string): string[] {
  const days: string[] = [];
  for (let day = daysAfter(after, 1); day <= upTo; day = daysAfter(day, 1)) days.push(day);
  return days;
}

describe('a working day', () => {
  it('is not a Sunday, nor a second or fourth Saturday', () => {
    // November 2026 begins on a Sunday.
    const free = daysBetween('2026-10-31', '2026-11-30').filter((day) => !isWorkingDay(day, none));
    expect(free).toStrictEqual(
      ['01', '08', '14', '15', '22', '28', '29'].map((day) => `2026-11-${day}`),
    );
    // A fifth Saturday: work.
    expect(isWorkingDay('2026-08-29', none)).toBe(true);
  });

  it('is not a national holiday of any year, nor one of the given holidays', () => {
    for (const day of ['2026-01-26', '2027-08-15', '2028-10-02']) {
      expect(isWorkingDay(day, none)).toBe(false);
    }
    expect(isWorkingDay('2026-11-25', none)).toBe(true);
    expect(isWorkingDay('2026-11-25', new Set(['2026-11-25']))).toBe(false);
  });
});

describe('three working days', () => {
  it('skip the weekend and the holidays', () => {
    expect(workingDaysAfter('2026-11-23', 3, none)).toBe('2026-11-26');
    // Friday; the Saturday is the fourth.
    expect(workingDaysAfter('2026-11-27', 3, none)).toBe('2026-12-02');
    // Friday before a first Saturday, on which banks work.
    expect(workingDaysAfter('2026-12-04', 3, none)).toBe('2026-12-08');
    // Republic Day 2027 is a Tuesday; the Saturday before it is the fourth.
    expect(workingDaysAfter('2027-01-22', 3, none)).toBe('2027-01-28');
    expect(workingDaysAfter('2026-11-23', 3, new Set(['2026-11-24', '2026-11-25']))).toBe(
      '2026-11-30',
    );
  });

  it('are as many as were asked for, and end on one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), anyHolidays, (day, count, holidays) => {
        const found = workingDaysAfter(day, count, holidays);
        expect(isWorkingDay(found, holidays)).toBe(true);
        const passed = daysBetween(day, found).filter((each) => isWorkingDay(each, holidays));
        expect(passed).toHaveLength(count);
      }),
    );
  });

  it('follow on each other', () => {
    const few = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(anyDay, few, few, anyHolidays, (day, first, more, holidays) => {
        const stopped = workingDaysAfter(workingDaysAfter(day, first, holidays), more, holidays);
        expect(stopped).toBe(workingDaysAfter(day, first + more, holidays));
      }),
    );
  });

  it('never end earlier with more holidays', () => {
    fc.assert(
      fc.property(anyDay, anyHolidays, anyHolidays, (day, some, others) => {
        const both = new Set([...some, ...others]);
        expect(workingDaysAfter(day, 3, both) >= workingDaysAfter(day, 3, some)).toBe(true);
      }),
    );
  });

  it('are refused when the count makes no sense, or no day is a working day', () => {
    expect(() => workingDaysAfter('2026-11-23', 1.5, none)).toThrow(RangeError);
    expect(() => workingDaysAfter('2026-11-23', -1, none)).toThrow(RangeError);
    const always = new Set(daysBetween('2026-11-23', '2027-12-31'));
    expect(() => workingDaysAfter('2026-11-23', 1, always)).toThrow(RangeError);
  });
});

it('a cooling-off period of three days ends at midnight in India after the third', () => {
  const noon = Date.parse('2026-11-22T06:30:00Z');
  const lastMoment = Date.parse('2026-11-22T18:29:59.999Z');
  for (const begins of [noon, lastMoment]) {
    expect(new Date(endOfCoolingOff(begins, 3)).toISOString()).toBe('2026-11-25T18:30:00.000Z');
  }
});
