import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortise, monthlyPayment, totalInterest } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { PUBLISHED_LOANS } from '#domain/testing/published-figures.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

describe('an equal monthly instalment', () => {
  it.each(PUBLISHED_LOANS)(
    'the instalment of $principal at $annualRate % in $months months is $emi',
    ({ emi, totalInterest: interest, ...terms }) => {
      expect(toTwoDecimals(monthlyPayment(terms))).toBe(emi);
      expect(toTwoDecimals(totalInterest(terms))).toBe(interest);
    },
  );

  it('is an equal part of the principal at a rate of 0', () => {
    expect(monthlyPayment({ principal: 36_000, annualRate: 0, months: 36 })).toBe(1000);
    expect(totalInterest({ principal: 36_000, annualRate: 0, months: 36 })).toBe(0);
  });

  it('grows with the amount and the rate, and falls with the tenure', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const payment = monthlyPayment(terms);
        expect(monthlyPayment({ ...terms, principal: terms.principal + 1 })).toBeGreaterThan(
          payment,
        );
        expect(monthlyPayment({ ...terms, annualRate: terms.annualRate + 0.01 })).toBeGreaterThan(
          payment,
        );
        expect(monthlyPayment({ ...terms, months: terms.months + 1 })).toBeLessThan(payment);
      }),
    );
  });
});

describe('the amortisation loop', () => {
  it.each(PUBLISHED_LOANS.filter(({ first }) => first !== undefined))(
    'begins and ends as published for $principal at $annualRate %',
    ({ first, last, ...terms }) => {
      const shown = amortise(terms).map((row) => [
        toTwoDecimals(row.interest),
        toTwoDecimals(row.principal),
      ]);
      expect([shown[0], shown[terms.months - 1]]).toEqual([first, last]);
    },
  );

  it('repays exactly the principal, and its balance is never negative', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = amortise(terms);
        expect(rows).toHaveLength(terms.months);
        expect(rows[0]?.opening).toBe(terms.principal);
        expect(rows[rows.length - 1]?.closing).toBe(0);
        const repaid = rows.reduce((sum, { principal }) => sum + principal, 0);
        expect(Math.abs(repaid - terms.principal)).toBeLessThan(1e-6);
        for (const row of rows) {
          expect(row.closing).toBeGreaterThanOrEqual(0);
          expect(row.principal).toBeGreaterThan(0);
          expect(Math.abs(row.instalment - monthlyPayment(terms))).toBeLessThan(1e-6);
          expect(Math.abs(row.opening - row.principal - row.closing)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('has the interest that the instalments hold beyond the principal', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const beyond = monthlyPayment(terms) * terms.months - terms.principal;
        expect(Math.abs(totalInterest(terms) - beyond)).toBeLessThan(1e-5);
      }),
    );
  });

  it('gives a row of zeros for each month of a principal of 0', () => {
    const rows = amortise({ principal: 0, annualRate: 15, months: 2 });
    const zeros = { opening: 0, instalment: 0, interest: 0, principal: 0, closing: 0 };
    expect(rows).toEqual([
      { month: 1, ...zeros },
      { month: 2, ...zeros },
    ]);
  });
});
