import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { anyRate, anyTerms } from '#domain/testing/any-terms.ts';
import { flatRateOf, fromFlatRate } from '#domain/loans/flat-rate.ts';
import { FLAT_QUOTES } from '#domain/testing/published-figures.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

describe('a quote at a flat rate', () => {
  it.each(FLAT_QUOTES)(
    'a flat rate of $flatRate % over $months months is $reducingRate % reducing',
    ({ emi, reducingRate, ...quote }) => {
      const real = fromFlatRate(quote);
      expect(toTwoDecimals(real.instalment)).toBe(emi);
      expect(toTwoDecimals(real.reducingRate)).toBe(reducingRate);
      expect(real.totalInterest).toBeCloseTo(real.instalment * quote.months - quote.principal, 6);
    },
  );

  it('has the instalment of its reducing rate, and converts back to the same flat rate', () => {
    fc.assert(
      fc.property(anyTerms, anyRate, ({ principal, months }, flatRate) => {
        const { instalment, reducingRate } = fromFlatRate({ principal, flatRate, months });
        const terms = { principal, annualRate: reducingRate, months };
        expect(Math.abs(monthlyPayment(terms) / instalment - 1)).toBeLessThan(1e-11);
        expect(Math.abs(flatRateOf(terms) - flatRate)).toBeLessThan(1e-8);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns the reducing rate that a loan began with', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const flat = { ...terms, flatRate: flatRateOf(terms) };
        expect(Math.abs(fromFlatRate(flat).reducingRate - terms.annualRate)).toBeLessThan(1e-7);
      }),
    );
  });

  it('works out the reducing rate without an amount too', () => {
    const real = fromFlatRate({ principal: 0, flatRate: 12, months: 36 });
    expect(real).toMatchObject({ instalment: 0, totalInterest: 0 });
    expect(toTwoDecimals(real.reducingRate)).toBe(21.2);
  });

  it('is 0 reducing when it is 0 flat', () => {
    expect(fromFlatRate({ principal: 1000, flatRate: 0, months: 7 }).reducingRate).toBe(0);
  });
});
