import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { annualPercentageRate, annualPercentageRateOf, MAX_APR } from '#domain/loans/apr.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

const percentOf = (rate: ReturnType<typeof annualPercentageRate>) =>
  rate.kind === 'rate' ? rate.percent : NaN;

/** The present value of the payments at a rate, summed one by one. */
const worthAt = (percent: number, instalment: number, months: number) =>
  Array.from(
    { length: months },
    (_, index) => instalment / (1 + percent / 1200) ** (index + 1),
  ).reduce((sum, each) => sum + each, 0);

/** Fees from zero to more than the principal, to the paisa. */
const anyLoanWithFees = anyTerms.chain((terms) =>
  fc.record({
    terms: fc.constant(terms),
    fees: fc.integer({ min: 0, max: terms.principal * 110 }).map((paise) => paise / 100),
  }),
);

describe('the annual percentage rate', () => {
  it('the APR of the circular’s illustration is 17.07 %', () => {
    const { terms, netDisbursed, apr } = RBI_ILLUSTRATION;
    const rate = annualPercentageRate({
      netDisbursed,
      instalment: monthlyPayment(terms),
      months: terms.months,
    });
    expect(toTwoDecimals(percentOf(rate))).toBe(apr);
  });

  it('is the rate itself if there are no fees', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rate = annualPercentageRate({
          netDisbursed: terms.principal,
          instalment: monthlyPayment(terms),
          months: terms.months,
        });
        expect(Math.abs(percentOf(rate) - terms.annualRate)).toBeLessThan(1e-7);
      }),
      { numRuns: 1000 },
    );
  });

  it('is 0 for a loan that costs nothing', () => {
    const instalment = 100_000 / 36;
    expect(annualPercentageRate({ netDisbursed: 100_000, instalment, months: 36 })).toEqual({
      kind: 'rate',
      percent: 0,
    });
  });

  it('exists for every loan of the page, or there is a reason why not', () => {
    fc.assert(
      fc.property(anyLoanWithFees, ({ terms, fees }) => {
        const netDisbursed = terms.principal - fees;
        const instalment = monthlyPayment(terms);
        const rate = annualPercentageRate({ netDisbursed, instalment, months: terms.months });
        const worth = (percent: number) => worthAt(percent, instalment, terms.months);
        const isRight = {
          rate: (percent: number) =>
            percent > terms.annualRate - 1e-7 &&
            percent <= MAX_APR &&
            Math.abs(worth(percent) / netDisbursed - 1) < 1e-8,
          'nothing-disbursed': () => netDisbursed <= 0,
          'no-instalment': () => false,
          'too-high': () => worth(MAX_APR) > netDisbursed,
        };
        expect(rate.kind === 'rate' ? isRight.rate(rate.percent) : isRight[rate.why]()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('grows with the fees', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 30 }), (terms, percent) => {
        const instalment = monthlyPayment(terms);
        const rateWith = (feePercent: number) => {
          const netDisbursed = terms.principal * (1 - feePercent / 100);
          return percentOf(
            annualPercentageRate({ netDisbursed, instalment, months: terms.months }),
          );
        };
        expect(rateWith(percent)).toBeGreaterThan(rateWith(percent - 1));
      }),
    );
  });

  it('is given up to the maximum, and not above', () => {
    const instalmentAt = (percent: number) => 100 * (1 + percent / 1200);
    const at = (percent: number) =>
      annualPercentageRate({ netDisbursed: 100, instalment: instalmentAt(percent), months: 1 });
    expect(percentOf(at(MAX_APR - 1))).toBeCloseTo(MAX_APR - 1, 6);
    expect(at(MAX_APR + 1)).toEqual({ kind: 'none', why: 'too-high' });
    expect(annualPercentageRate({ netDisbursed: 0.01, instalment: 2_000_000, months: 1 })).toEqual({
      kind: 'none',
      why: 'too-high',
    });
  });

  it('is negative if less is repaid than was received', () => {
    const rate = annualPercentageRate({ netDisbursed: 1000, instalment: 50, months: 10 });
    expect(worthAt(percentOf(rate), 50, 10)).toBeCloseTo(1000, 6);
    expect(percentOf(rate)).toBeLessThan(0);
  });

  it('does not exist if nothing is disbursed or nothing is repaid', () => {
    const loan = { netDisbursed: 1000, instalment: 100, months: 12 };
    for (const netDisbursed of [0, -5]) {
      expect(annualPercentageRate({ ...loan, netDisbursed })).toEqual({
        kind: 'none',
        why: 'nothing-disbursed',
      });
    }
    expect(annualPercentageRate({ ...loan, instalment: 0 })).toEqual({
      kind: 'none',
      why: 'no-instalment',
    });
  });
});

describe('the annual percentage rate of instalments as they are drawn up', () => {
  const anyPayments = fc.array(fc.integer({ min: 0, max: 5_000_000 }), {
    minLength: 1,
    maxLength: 60,
  });
  const paidIn = (payments: readonly number[]) => payments.reduce((sum, each) => sum + each, 0);

  it('is that of equal instalments where they are equal', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 90 }), (terms, feePercent) => {
        const instalment = monthlyPayment(terms);
        const netDisbursed = terms.principal * (1 - feePercent / 100);
        const payments = Array.from({ length: terms.months }, () => instalment);
        fc.pre(paidIn(payments) >= netDisbursed);
        const other = percentOf(
          annualPercentageRate({ netDisbursed, instalment, months: terms.months }),
        );
        fc.pre(other < MAX_APR - 1);
        const one = percentOf(annualPercentageRateOf(netDisbursed, payments));
        expect(Math.abs(one - other)).toBeLessThan(1e-9 * (1 + other));
      }),
      { numRuns: 1000 },
    );
  });

  it('makes any payments worth what was received', () => {
    fc.assert(
      fc.property(anyPayments, fc.integer({ min: 1, max: 1000 }), (payments, thousandths) => {
        const received = (paidIn(payments) * thousandths) / 1000;
        fc.pre(received > 0);
        const rate = annualPercentageRateOf(received, payments);
        fc.pre(rate.kind === 'rate');
        const worth = payments.reduce(
          (sum, payment, index) => sum + payment / (1 + percentOf(rate) / 1200) ** (index + 1),
          0,
        );
        expect(Math.abs(worth / received - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not exist when nothing is disbursed, and is not given when it is too high', () => {
    expect(annualPercentageRateOf(0, [100])).toEqual({ kind: 'none', why: 'nothing-disbursed' });
    expect(annualPercentageRateOf(1, [2_000_000])).toEqual({ kind: 'none', why: 'too-high' });
  });

  it.each([
    ['too little', [499, 500]],
    ['a payment back', [2000, -1]],
    ['no number', [2000, Number.NaN]],
    ['nothing', []],
  ])('refuses %s', (_, payments) => {
    expect(() => annualPercentageRateOf(1000, payments)).toThrow(RangeError);
  });
});
