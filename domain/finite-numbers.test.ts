import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  affordability,
  assumedCosts,
  budgetOf,
  isLent,
  largestPrincipalFor,
} from '#domain/loans/affordability.ts';
import { amortise, interestOf, monthlyPayment, totalInterest } from '#domain/loans/amortisation.ts';
import { annuityFactor } from '#domain/loans/annuity.ts';
import { anyTerms } from '#domain/testing/any-terms.ts';
import { annualPercentageRate } from '#domain/loans/apr.ts';
import { compareTerms } from '#domain/loans/comparison.ts';
import { scheduleCsv } from '#domain/loans/schedule-csv.ts';
import { feeInRupees } from '#domain/loans/fees.ts';
import { MAX_MONTHS } from '#domain/finite-numbers.ts';
import { flatRateOf, fromFlatRate } from '#domain/loans/flat-rate.ts';
import { internalRate } from '#domain/loans/internal-rate.ts';
import { keyFacts } from '#domain/loans/key-facts.ts';
import { monthlyRate } from '#domain/loans/loan-terms.ts';
import { moratorium } from '#domain/loans/moratorium.ts';
import { isNoise, payDown } from '#domain/loans/pay-down.ts';
import { withPrepayment } from '#domain/loans/prepayment.ts';
import { roundedTogether } from '#domain/money/rounded-together.ts';
import { countPaise, toTwoDecimals, toWholeRupees } from '#domain/money/rounding.ts';
import { byYear, inWholeRupees, repaymentSchedule } from '#domain/loans/schedule.ts';
import { borrowedFor } from '#domain/loans/vehicle-price.ts';

const TERMS = { principal: 100_000, annualRate: 12, months: 24 };
const PREPAYMENT = { amount: 5000, afterMonth: 6, every: 'once', keep: 'tenure' } as const;

type Numbers = Readonly<Record<string, number>>;

/** A function with valid arguments, each of which is made invalid in turn. */
const each = <Given extends Numbers>(
  name: string,
  usual: Given,
  call: (given: Given) => unknown,
) => ({
  name,
  arguments: Object.keys(usual),
  callWith: (changed: Numbers) => call({ ...usual, ...changed }),
});

const row = {
  month: 1,
  opening: 1000,
  instalment: 110,
  interest: 10,
  principal: 100,
  closing: 900,
};

const CASES = [
  each('monthlyRate', { annualRate: 12 }, (given) => monthlyRate(given.annualRate)),
  each('annuityFactor', { force: 0.01, months: 24 }, (given) =>
    annuityFactor(given.force, given.months),
  ),
  each('monthlyPayment', TERMS, monthlyPayment),
  each('amortise', TERMS, amortise),
  each('totalInterest', TERMS, totalInterest),
  each('interestOf', { interest: 10 }, (given) => interestOf([given, row])),
  each(
    'annualPercentageRate',
    { netDisbursed: 1000, instalment: 100, months: 12 },
    annualPercentageRate,
  ),
  each('internalRate', { received: 1000, payment: 100, months: 12 }, (given) =>
    internalRate(given.received, given.payment, given.months),
  ),
  each('largestPrincipalFor', { instalment: 5000, annualRate: 12, months: 24 }, (given) =>
    largestPrincipalFor(given.instalment, given.annualRate, given.months),
  ),
  each(
    'affordability',
    {
      monthlyIncome: 20_000,
      monthlyCosts: 8000,
      amount: 100_000,
      months: 24,
      quotedRate: 12,
    },
    affordability,
  ),
  each('budgetOf', { incomePerDay: 900, costsPerDay: 300, workingDays: 26 }, budgetOf),
  each('assumedCosts', { monthlyIncome: 20_000 }, ({ monthlyIncome }) =>
    assumedCosts(monthlyIncome),
  ),
  each('isLent', { amount: 100_000 }, ({ amount }) => isLent(amount)),
  each('borrowedFor', { price: 180_000, downPayment: 40_000 }, (given) =>
    borrowedFor(given.price, given.downPayment),
  ),
  each('feeInRupees', { value: 1, principal: 1000 }, ({ value, principal }) =>
    feeInRupees({ kind: 'rupees', gst: true, value }, principal),
  ),
  each('fromFlatRate', { principal: 1000, flatRate: 12, months: 24 }, fromFlatRate),
  each('flatRateOf', TERMS, flatRateOf),
  each('compareTerms', { amount: 1000, annualRate: 12, months: 24, feePercent: 1 }, compareTerms),
  each(
    'keyFacts',
    { ...TERMS, value: 500, feeToThirdParty: 100 },
    ({ value, feeToThirdParty, ...terms }) =>
      keyFacts({ terms, feeToLender: { kind: 'percent', gst: false, value }, feeToThirdParty }),
  ),
  each('moratorium', { ...TERMS, waitMonths: 3 }, ({ waitMonths, ...terms }) =>
    moratorium(terms, waitMonths),
  ),
  each('payDown', { balance: 1000, rate: 0.01, instalment: 100 }, (given) =>
    payDown(given.balance, given.rate, given.instalment),
  ),
  each('isNoise', { rest: 1, instalment: 100 }, (given) => isNoise(given.rest, given.instalment)),
  each(
    'withPrepayment',
    { ...TERMS, amount: 5000, afterMonth: 6 },
    ({ amount, afterMonth, ...terms }) =>
      withPrepayment(terms, { ...PREPAYMENT, amount, afterMonth }),
  ),
  each('roundedTogether', { first: 10, second: 5 }, (pair) =>
    roundedTogether([pair], { first: 10, second: 5 }),
  ),
  each('countPaise', { rupees: 1 }, ({ rupees }) => countPaise(rupees)),
  each('toTwoDecimals', { value: 1 }, ({ value }) => toTwoDecimals(value)),
  each('toWholeRupees', { rupees: 1 }, ({ rupees }) => toWholeRupees(rupees)),
  each('repaymentSchedule', row, (given) => repaymentSchedule([given])),
  each('byYear', row, (given) => byYear([given])),
  each('inWholeRupees', row, (given) => inWholeRupees([given])),
  each('scheduleCsv', row, (given) => scheduleCsv([given], [])),
];

const refusals = CASES.flatMap(({ name, arguments: names, callWith }) =>
  names.map((argument) => ({ name, argument, callWith })),
);

describe('a number that is not finite', () => {
  it.each(refusals)('is rejected by $name, which names $argument', ({ argument, callWith }) => {
    fc.assert(
      fc.property(fc.constantFrom(Number.NaN, Infinity, -Infinity), (unusable) => {
        expect(() => callWith({ [argument]: unusable })).toThrow(
          new RangeError(`${argument} must be a finite number`),
        );
      }),
    );
  });

  it.each(CASES)('does not occur in valid arguments of $name', ({ callWith }) => {
    expect(() => callWith({})).not.toThrow();
  });
});

/** Any finite numbers, for the functions that search or iterate over months. */
const any = fc.double({ noNaN: true, noDefaultInfinity: true });

/** Whether a call terminates, with a result or by throwing. */
const ends = (work: () => unknown): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    return error instanceof RangeError;
  }
};

describe('for any finite numbers', () => {
  it('the rate is found or rejected', () => {
    fc.assert(
      fc.property(any, any, any, (received, instalment, months) => {
        const disbursal = { netDisbursed: received, instalment, months };
        expect(ends(() => internalRate(received, instalment, months))).toBe(true);
        expect(ends(() => annualPercentageRate(disbursal))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('iterating over months terminates', () => {
    fc.assert(
      fc.property(any, any, any, any, (principal, annualRate, months, more) => {
        const terms = { principal, annualRate, months };
        expect(ends(() => amortise(terms))).toBe(true);
        expect(ends(() => payDown(principal, annualRate / 1200, more))).toBe(true);
        expect(ends(() => withPrepayment(terms, { ...PREPAYMENT, amount: more }))).toBe(true);
        expect(ends(() => moratorium({ ...TERMS, principal, annualRate }, more))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a balance that would take longer than a thousand years', () => {
  it('counts as never paid off', () => {
    expect(payDown(1_500_000, 0, 1e-6)).toBeNull();
  });
});

describe('a number of months', () => {
  it.each([0, -1, 1.5, MAX_MONTHS + 1, 1e300])('a loan of %s months is rejected', (months) => {
    expect(() => amortise({ ...TERMS, months })).toThrow('months must be a whole number');
    expect(() => withPrepayment({ ...TERMS, months }, PREPAYMENT)).toThrow('months must be');
  });

  it.each([-1, 1.5, MAX_MONTHS + 1])('a moratorium of %s months is rejected', (waitMonths) => {
    expect(() => moratorium(TERMS, waitMonths)).toThrow('waitMonths must be a whole number');
  });

  it('is accepted up to the maximum', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        expect(amortise({ ...terms, months: MAX_MONTHS })).toHaveLength(MAX_MONTHS);
      }),
      { numRuns: 20 },
    );
  });
});
