import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyPayment, totalInterest } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { withPrepayment, type Prepayment } from '#domain/loans/prepayment.ts';

const terms = { principal: 300_000, annualRate: 12, months: 36 };
const once = { amount: 50_000, afterMonth: 12, every: 'once', keep: 'instalment' } as const;

const anyPrepayment: fc.Arbitrary<Prepayment> = fc.record({
  amount: fc.integer({ min: 0, max: 1_600_000 }),
  afterMonth: fc.integer({ min: 1, max: 480 }),
  every: fc.constantFrom('once' as const, 'year' as const),
  keep: fc.constantFrom('instalment' as const, 'tenure' as const),
});

describe('a prepayment', () => {
  it('ends the loan earlier when the instalment is kept', () => {
    const loan = withPrepayment(terms, once);
    // Worked out manually: 2,11,675.33 are owed after a year; 1,61,675.33 at 9,964.29 take 18 months.
    expect(loan.months).toBe(30);
    expect(loan.monthsSaved).toBe(6);
    expect(loan.newInstalment).toBeCloseTo(monthlyPayment(terms), 9);
    expect(loan.lastInstalment).toBeLessThan(loan.newInstalment);
    expect(loan.interestSaved).toBeCloseTo(totalInterest(terms) - loan.totalInterest, 6);
    expect(loan.instalments.filter(({ prepaid }) => prepaid > 0)).toMatchObject([
      { month: 12, prepaid: 50_000 },
    ]);
  });

  it('makes the instalment smaller when the tenure is kept', () => {
    const loan = withPrepayment(terms, { ...once, keep: 'tenure' });
    expect(loan).toMatchObject({ months: 36, monthsSaved: 0 });
    const owed = loan.instalments[12]?.opening ?? NaN;
    const rest = monthlyPayment({ ...terms, principal: owed, months: 24 });
    expect(loan.newInstalment).toBeCloseTo(rest, 6);
    expect(loan.lastInstalment).toBeCloseTo(rest, 6);
    expect(loan.interestSaved).toBeGreaterThan(0);
    expect(loan.interestSaved).toBeLessThan(withPrepayment(terms, once).interestSaved);
  });

  it('is repeated every twelve months when asked', () => {
    const loan = withPrepayment(terms, { ...once, amount: 20_000, afterMonth: 6, every: 'year' });
    const prepaid = loan.instalments.filter((row) => row.prepaid > 0);
    expect(prepaid.map(({ month }) => month)).toEqual([6, 18, 30]);
  });

  it('takes no more than the balance', () => {
    const loan = withPrepayment(terms, { ...once, amount: 900_000 });
    expect(loan.months).toBe(12);
    expect(loan.newInstalment).toBe(0);
    const last = loan.instalments[11];
    expect(last?.closing).toBe(0);
    expect(last?.prepaid).toBeCloseTo((last?.opening ?? NaN) - (last?.principal ?? NaN), 9);
  });

  it.each([{ amount: 0 }, { afterMonth: 37 }, { afterMonth: 36 }])(
    'changes nothing with %j',
    (change) => {
      const loan = withPrepayment(terms, { ...once, ...change });
      expect(loan).toMatchObject({ months: 36, monthsSaved: 0, interestSaved: 0 });
      expect(loan.totalInterest).toBeCloseTo(totalInterest(terms), 6);
      expect(loan.newInstalment).toBeCloseTo(monthlyPayment(terms), 6);
    },
  );

  it('saves months but no interest at a rate of 0', () => {
    const free = { principal: 50_000, annualRate: 0, months: 36 };
    const loan = withPrepayment(free, { ...once, amount: (50_000 / 36) * 4 });
    expect(loan).toMatchObject({ months: 32, interestSaved: 0, totalInterest: 0 });
  });

  it('has no months for a principal of 0', () => {
    const loan = withPrepayment({ ...terms, principal: 0 }, once);
    expect(loan).toMatchObject({ months: 0, monthsSaved: 0, interestSaved: 0, newInstalment: 0 });
  });

  it('repays exactly the principal, never longer and never at a higher cost', () => {
    fc.assert(
      fc.property(anyTerms, anyPrepayment, (anyLoan, prepayment) => {
        const loan = withPrepayment(anyLoan, prepayment);
        const repaid = loan.instalments.reduce((sum, row) => sum + row.principal + row.prepaid, 0);
        expect(Math.abs(repaid - anyLoan.principal)).toBeLessThan(1e-5);
        expect(loan.instalments[loan.months - 1]?.closing).toBe(0);
        expect(loan.monthsSaved).toBeGreaterThanOrEqual(0);
        expect(loan.months + loan.monthsSaved).toBe(anyLoan.months);
        expect(loan.interestSaved).toBeGreaterThanOrEqual(0);
        expect(loan.totalInterest).toBeLessThan(totalInterest(anyLoan) + 0.01);
        const payment = monthlyPayment(anyLoan);
        const least = Math.min(
          ...loan.instalments.flatMap((row) => [row.closing, row.principal, row.prepaid]),
        );
        expect(least).toBeGreaterThanOrEqual(0);
        const most = Math.max(...loan.instalments.map(({ instalment }) => instalment));
        expect(most).toBeLessThan(payment + 0.01);
      }),
      { numRuns: 500 },
    );
  });
});
