import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyPayment, totalInterest } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { moratorium } from '#domain/loans/moratorium.ts';

const terms = { principal: 100_000, annualRate: 12, months: 24 };

describe('a moratorium', () => {
  it('keeps accruing interest', () => {
    const waiting = moratorium(terms, 3);
    expect(waiting.principalAfter).toBeCloseTo(100_000 * 1.01 ** 3, 6);
    expect(waiting.keepTenure.instalment).toBeCloseTo(monthlyPayment(terms) * 1.01 ** 3, 6);
    expect(waiting.keepTenure.totalInterest).toBeCloseTo(
      waiting.keepTenure.instalment * 24 - 100_000,
      6,
    );
    // 1,03,030.10 at 4,707.35 takes 24.84 months.
    expect(waiting.keepInstalment).toMatchObject({ months: 25, extraMonths: 1 });
  });

  it('costs nothing at a length of 0', () => {
    fc.assert(
      fc.property(anyTerms, (loan) => {
        const { principalAfter, keepInstalment, keepTenure } = moratorium(loan, 0);
        expect(principalAfter).toBe(loan.principal);
        expect(keepInstalment?.months).toBe(loan.months);
        expect(keepInstalment?.extraMonths).toBe(0);
        expect(Math.abs(keepInstalment?.extraInterest ?? NaN)).toBeLessThan(0.01);
        expect(keepTenure.extraInterest).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('never makes a loan shorter or cheaper, and costs most where the tenure grows', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 24 }), (loan, wait) => {
        const { principalAfter, keepInstalment, keepTenure } = moratorium(loan, wait);
        expect(principalAfter).toBeGreaterThanOrEqual(loan.principal);
        expect(keepTenure.extraInterest).toBeGreaterThan(-1e-6);
        expect(keepInstalment?.extraMonths ?? 0).toBeGreaterThanOrEqual(0);
        expect(keepInstalment?.extraInterest ?? Infinity).toBeGreaterThan(
          keepTenure.extraInterest - 0.01,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('reports that the old instalment would never repay the loan', () => {
    const long = { principal: 100_000, annualRate: 40, months: 480 };
    expect(moratorium(long, 1).keepInstalment).toBeNull();
    expect(moratorium(long, 1).keepTenure.extraInterest).toBeGreaterThan(0);
  });

  it('costs nothing at a rate of 0, and for no loan', () => {
    const free = moratorium({ ...terms, annualRate: 0 }, 6);
    expect(free).toMatchObject({
      principalAfter: 100_000,
      keepInstalment: { months: 24, extraMonths: 0, extraInterest: 0 },
      keepTenure: { extraInterest: 0 },
    });
    const nothing = moratorium({ ...terms, principal: 0 }, 6);
    expect(nothing).toMatchObject({
      principalAfter: 0,
      keepInstalment: { totalInterest: 0, extraMonths: 0 },
      keepTenure: { instalment: 0, totalInterest: 0 },
    });
  });

  it('counts the interest of the moratorium in both totals', () => {
    const { keepInstalment, keepTenure } = moratorium(terms, 6);
    for (const way of [keepInstalment, keepTenure]) {
      expect(way?.totalInterest).toBeCloseTo((way?.extraInterest ?? NaN) + totalInterest(terms), 6);
    }
  });
});
