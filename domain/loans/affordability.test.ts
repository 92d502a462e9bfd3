import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordability, largestPrincipalFor } from '#domain/loans/affordability.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';

/** Leaves 10,000 rupees a month. */
const day = { incomePerDay: 800, costsPerDay: 400, workingDays: 25 };

describe('what a driver can carry', () => {
  it.each([
    [2500, 'comfortable', 100, 0.25],
    [3000, 'comfortable', 120, 0.3],
    [3000.5, 'tight', 120.02, 0.30005],
    [4500, 'tight', 180, 0.45],
    [4501, 'heavy', 180.04, 0.4501],
    [12_000, 'heavy', 480, 1.2],
    [0, 'comfortable', 0, 0],
  ])('of an instalment of %d is %s', (instalment, mark, instalmentPerWorkingDay, shareOfLeft) => {
    expect(affordability({ ...day, instalment })).toEqual({
      leftPerMonth: 10_000,
      instalmentPerWorkingDay,
      shareOfLeft,
      mark,
    });
  });

  it.each([400, 300])('is nothing when a day brings %d and costs 400', (incomePerDay) => {
    const result = affordability({ ...day, incomePerDay, instalment: 1000 });
    expect(result).toMatchObject({ shareOfLeft: null, mark: 'impossible' });
  });
});

describe('the largest principal for an instalment', () => {
  it('has that instalment', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const largest = largestPrincipalFor(monthlyPayment(terms), terms.annualRate, terms.months);
        expect(Math.abs(largest - terms.principal)).toBeLessThan(1e-6);
      }),
    );
  });
});
