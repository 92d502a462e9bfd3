import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  daysAfter,
  endOfIndianDay,
  indianDayOf,
  indianTimeOf,
  monthsAfter,
  parseDay,
} from '#domain/days.ts';

const anyDay = fc
  .integer({ min: Date.UTC(2024, 0) / 86_400_000, max: Date.UTC(2040, 0) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('a day as people type it', () => {
  it.each([
    '5/11/2008',
    '05/11/2008',
    '05-11-2008',
    '5.11.2008',
    '05 11 2008',
    '05112008',
    '5 Nov 2008',
    '5 november, 2008',
    '05-NOV-2008',
    '2008-11-05',
    ' 5/11/2008 ',
  ])('is understood in %j, day first', (typed) => expect(parseDay(typed)).toBe('2008-11-05'));

  it.each([
    ['a day that the month has not', '31/04/2008'],
    ['29 February of a common year', '29/02/2007'],
    ['a thirteenth month', '05/13/2008'],
    ['day 0', '00/11/2008'],
    ['month 0', '05/00/2008'],
    ['a year of two digits', '05/11/08'],
    ['a year long past', '05/11/0208'],
    ['a word that is no month', '5 Foo 2008'],
    ['a word that could be two months', '5 Ju 2008'],
    ['words', 'yesterday'],
    ['nothing', ''],
  ])('is refused: %s', (_, typed) => expect(parseDay(typed)).toBeNull());

  it('has a 29 February in leap years only', () => {
    expect(parseDay('29/02/2008')).toBe('2008-02-29');
    expect(parseDay('29/02/1900')).toBeNull();
    expect(parseDay('29/02/2000')).toBe('2000-02-29');
  });
});

describe('an age', () => {
  it('grows on the birthday', () => {
    expect(ageOn('2026-11-20', '2008-11-21')).toBe(17);
    expect(ageOn('2026-11-21', '2008-11-21')).toBe(18);
    expect(ageOn('2026-11-22', '2008-11-21')).toBe(18);
  });

  it('grows on 1 March of a common year for a person born on 29 February', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17);
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18);
  });
});

it('a day some months later is the same day, or the last of a shorter month', () => {
  expect(monthsAfter('2026-11-22', 1)).toBe('2026-12-22');
  expect(monthsAfter('2026-11-22', 36)).toBe('2029-11-22');
  expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28');
  expect(monthsAfter('2027-12-31', 2)).toBe('2028-02-29');
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28');
  expect(monthsAfter('2026-11-22', 0)).toBe('2026-11-22');
});

describe('a day in India', () => {
  it('begins and ends at midnight there', () => {
    expect(indianDayOf(Date.parse('2026-11-22T18:29:59.999Z'))).toBe('2026-11-22');
    expect(indianDayOf(Date.parse('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
    expect(new Date(endOfIndianDay('2026-11-22')).toISOString()).toBe('2026-11-22T18:30:00.000Z');
  });

  it('ends when the next one begins', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(indianDayOf(endOfIndianDay(day) - 1)).toBe(day);
        expect(indianDayOf(endOfIndianDay(day))).toBe(daysAfter(day, 1));
      }),
    );
  });
});

it('a moment is written in Indian time, and is still the same moment', () => {
  const at = Date.parse('2026-11-22T20:00:07.500Z');
  expect(indianTimeOf(at)).toBe('2026-11-23T01:30:07+05:30');
  expect(Date.parse(indianTimeOf(at))).toBe(at - 500);
});
