import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPaise, toTwoDecimals, toWholeRupees } from '#domain/money/rounding.ts';

describe('rounding money', () => {
  it.each([
    [1.005, 1.01],
    [1.004999, 1],
    [8.575, 8.58],
    [1_234_567.885, 1_234_567.89],
    [2.5, 2.5],
    [0, 0],
    [-1.005, -1.01],
    [-0.001, 0],
  ])('takes %d to %d', (rupees, rounded) => {
    expect(toTwoDecimals(rupees)).toBe(rounded);
  });

  it('rounds whole rupees half up, past binary noise', () => {
    expect([0.5, 1.5, 969.73, 0.49, 1.1 * 5 - 3].map(toWholeRupees)).toEqual([1, 2, 970, 0, 3]);
  });

  it('keeps every amount that is whole paise already', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (paise) => {
        expect(countPaise(paise / 100)).toBe(paise);
        expect(toTwoDecimals(paise / 100)).toBe(paise / 100);
      }),
    );
  });

  it('rounds every half paisa up, however it is written in binary', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (paise) => {
        expect(countPaise(Number(`${paise}.5e-2`))).toBe(paise + 1);
      }),
    );
  });
});
