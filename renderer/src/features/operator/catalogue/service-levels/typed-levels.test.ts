import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ServiceLevels } from '#domain/lending/service-levels.ts';
import { NO_LEVELS } from '#domain/lending/service-levels.ts';
import {
  levelsIn,
  minutesIn,
  typedLevels,
  typedOf,
} from '#renderer/features/operator/catalogue/service-levels/typed-levels.ts';

const frame = fc.option(fc.integer({ min: 1, max: 400 }));
const anyLevels: fc.Arbitrary<ServiceLevels> = fc.record({
  opens: fc.integer({ min: 0, max: 700 }),
  closes: fc.integer({ min: 760, max: 1440 }),
  holidays: fc.subarray(['2026-11-24', '2027-03-22', '2027-11-04']).map((days) => days.toSorted()),
  hours: fc.record({ claim: frame, check: frame, lender: frame }),
  warnHours: fc.integer({ min: 0, max: 100 }),
});

it('gives back what is shown', () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      const typed = typedOf({ version: 3, levels });
      expect(typedLevels.safeParse(typed).success).toBe(true);
      expect(levelsIn(typed)).toEqual(levels);
    }),
  );
});

it('says at its field what is wrong', () => {
  const usual = typedOf({ version: 0, levels: NO_LEVELS });
  const wrong = [
    ['claim', '0'],
    ['check', '401'],
    ['lender', 'soon'],
    ['warnHours', ''],
    ['opens', '25:00'],
    ['closes', '10:30'],
    ['holidays', '31/02/2027'],
  ] as const;
  for (const [name, value] of wrong) {
    const { error } = typedLevels.safeParse({ ...usual, [name]: value });
    expect(error?.issues.map(({ path }) => path[0])).toStrictEqual([name]);
  }
});

it('understands times of the day as they are written', () => {
  expect(
    ['9:30', '09.30', '24:00', '24:01', '7', ''].map((typed) => minutesIn(typed)),
  ).toStrictEqual([570, 570, 1440, null, null, null]);
});
