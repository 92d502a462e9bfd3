import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoanOnPaper, repaymentOf } from '#domain/lending/offers/repayment.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { plainPayments } from '#domain/testing/plain-lending.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';

const anyLoan: fc.Arbitrary<LoanOnPaper> = fc.record({
  principal: anyAmount,
  months: fc.integer({ min: 1, max: 60 }),
  rate: anyRateOfProduct,
});

const paymentsOf = (loan: LoanOnPaper) => repaymentOf(loan).map(({ instalment }) => instalment);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe('a schedule as drawn up', () => {
  it('the circular’s illustration has the circular’s instalment of 970 rupees', () => {
    const { principal, months, annualRate } = RBI_ILLUSTRATION.terms;
    const rate = { kind: 'reducing', percent: annualRate } as const;
    const rows = repaymentOf({ principal: paise(principal * 100), months, rate });
    expect(rows.slice(0, -1).every(({ instalment }) => instalment === 97_000)).toBe(true);
    expect(rows[0]).toEqual({
      month: 1,
      opening: 2_000_000,
      instalment: 97_000,
      interest: 25_000,
      principal: 72_000,
      closing: 1_928_000,
    });
    expect(rows.at(-1)).toMatchObject({ instalment: 96_256, interest: 1_188, closing: 0 });
  });

  it('a flat rate makes equal instalments of the principal and its interest', () => {
    const rate = { kind: 'flat', percent: 12 } as const;
    const rows = repaymentOf({ principal: paise(10_000_000), months: 36, rate });
    expect(rows.slice(0, 35).every(({ instalment }) => instalment === 377_800)).toBe(true);
    expect(sumOf(rows.map(({ interest }) => interest))).toBe(3_600_000);
    expect(rows.at(-1)).toMatchObject({ instalment: 377_000, interest: 100_000, closing: 0 });
  });

  it('recalculates the instalment after a first year at another rate', () => {
    const rate = { kind: 'reducing', percent: 24, firstYearPercent: 12 } as const;
    const loan = { principal: paise(10_000_000), months: 36 };
    const rows = repaymentOf({ ...loan, rate });
    const atFirst = repaymentOf({ ...loan, rate: { kind: 'reducing', percent: 12 } });
    expect(rows.slice(0, 12)).toEqual(atFirst.slice(0, 12));
    const balance = rows[11]?.closing ?? paise(0);
    const later = repaymentOf({
      principal: balance,
      months: 24,
      rate: { kind: 'reducing', percent: 24 },
    });
    expect(rows.slice(12).map(({ instalment }) => instalment)).toEqual(
      later.map(({ instalment }) => instalment),
    );
  });

  it.each([1, 12])('a schedule over %d months uses the rate of the first year alone', (months) => {
    const rate = { kind: 'reducing', percent: 40, firstYearPercent: 10 } as const;
    expect(paymentsOf({ principal: paise(5_000_000), months, rate })).toEqual(
      paymentsOf({ principal: paise(5_000_000), months, rate: { kind: 'reducing', percent: 10 } }),
    );
  });

  it('a schedule without interest repays the principal', () => {
    for (const kind of ['reducing', 'flat'] as const) {
      expect(
        paymentsOf({ principal: paise(1_000_000), months: 3, rate: { kind, percent: 0 } }),
      ).toEqual([333_400, 333_400, 333_200]);
    }
  });

  it('does not round an instalment of whole rupees up', () => {
    const rate = { kind: 'reducing', percent: 6.25 } as const;
    // Exactly 37,249 rupees, and a little more in binary.
    expect(paymentsOf({ principal: paise(7_392_000), months: 2, rate })).toEqual([
      3_724_900, 3_724_900,
    ]);
    expect(
      paymentsOf({ principal: paise(3_600_000), months: 36, rate: { kind: 'flat', percent: 12 } }),
    ).toEqual(Array.from({ length: 36 }, () => 136_000));
  });
});

describe('for any loan of the catalogue', () => {
  it('the principal parts sum to the principal, and each row adds up', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const rows = repaymentOf(loan);
        let owed = loan.principal;
        const addsUp = rows.every(
          ({ opening, instalment, interest, principal, closing }, index) => {
            const isRight =
              opening === owed &&
              instalment === interest + principal &&
              closing === opening - principal &&
              rows[index]?.month === index + 1 &&
              interest >= 0 &&
              principal > 0 &&
              Number.isInteger(instalment);
            owed = closing;
            return isRight;
          },
        );
        expect(addsUp).toBe(true);
        expect(owed).toBe(0);
        expect(rows).toHaveLength(loan.months);
        expect(sumOf(rows.map(({ principal }) => principal))).toBe(loan.principal);
      }),
      { numRuns: 1000 },
    );
  });

  it('the instalments equal those of exact fractions', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        expect(paymentsOf(loan)).toEqual(plainPayments(loan.principal, loan.months, loan.rate));
      }),
      { numRuns: 1000 },
    );
  });

  it('all but the last are whole rupees, and the last exceeds none of them except by rounding', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        // Where a single month follows the first year, it is the last one too, at its own rate.
        fc.pre(loan.months !== 13);
        const payments = paymentsOf(loan);
        const [last = 0, before = last] = payments.toReversed();
        expect(payments.slice(0, -1).every((payment) => payment % 100 === 0)).toBe(true);
        expect(last).toBeGreaterThan(0);
        expect(last - before).toBeLessThanOrEqual(loan.months * 10);
      }),
      { numRuns: 1000 },
    );
  });
});
