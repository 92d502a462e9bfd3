import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  affordability,
  assumedCosts,
  budgetOf,
  COMFORTABLE_SHARE,
  isLent,
  largestPrincipalFor,
  MAX_LOAN,
  MAX_TENURE,
  MIN_LOAN,
  TYPICAL_RATES,
  TYPICAL_TENURES,
} from '#domain/loans/affordability.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { anyRate, anyTerms } from '#domain/testing/any-terms.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

/** Leaves 10,000 rupees a month. */
const budget = { monthlyIncome: 20_000, monthlyCosts: 10_000 };
const asked = { ...budget, amount: 90_000, months: 36, quotedRate: 12 };

describe('what a person can borrow', () => {
  it('is answered at the rate that was quoted', () => {
    const { leftPerMonth, comfortableInstalment, atLow, atHigh } = affordability(asked);
    expect({ leftPerMonth, comfortableInstalment }).toEqual({
      leftPerMonth: 10_000,
      comfortableInstalment: 3000,
    });
    expect(atHigh).toEqual(atLow);
    expect(toTwoDecimals(atLow.instalment)).toBe(2989.29);
    // 3,000 a month repay 90,322.52 at 12 % in 36 months.
    expect(atLow).toMatchObject({ annualRate: 12, mark: 'comfortable', largestAmount: 90_000 });
  });

  it('is answered at both ends of today’s rates when none was quoted', () => {
    const { atLow, atHigh } = affordability({ ...asked, quotedRate: null });
    // 3,000 a month repay 92,973.70 at 10 %, and 62,370.45 at 40 %.
    expect(atLow).toMatchObject({ annualRate: 10, mark: 'comfortable', largestAmount: 92_000 });
    expect(atHigh).toMatchObject({ annualRate: 40, mark: 'tight', largestAmount: 62_000 });
  });

  it.each([
    [3000, 'comfortable', 0.3],
    [3000.5, 'tight', 0.30005],
    [4500, 'tight', 0.45],
    [4501, 'heavy', 0.4501],
    [12_000, 'heavy', 1.2],
    [0, 'comfortable', 0],
  ])('an instalment of %d is %s', (instalment, mark, share) => {
    const { atLow } = affordability({
      ...asked,
      quotedRate: 0,
      months: 10,
      amount: instalment * 10,
    });
    expect(atLow.mark).toBe(mark);
    expect(atLow.shareOfLeft).toBeCloseTo(share, 12);
  });

  it.each([20_000, 25_000])('is nothing when %d of 20,000 go on costs', (monthlyCosts) => {
    const { comfortableInstalment, atLow } = affordability({ ...asked, monthlyCosts });
    expect(comfortableInstalment).toBe(0);
    expect(atLow).toMatchObject({ shareOfLeft: null, mark: 'impossible', largestAmount: 0 });
  });

  it('is at most the largest loan, and nothing below the smallest', () => {
    const rich = { ...asked, monthlyIncome: 1e6 };
    expect(affordability(rich).atLow.largestAmount).toBe(MAX_LOAN);
    const exact = { ...asked, quotedRate: 0, months: 10, monthlyCosts: 0 };
    const smallest = MIN_LOAN / 10 / COMFORTABLE_SHARE;
    expect(affordability({ ...exact, monthlyIncome: smallest }).atLow.largestAmount).toBe(MIN_LOAN);
    expect(affordability({ ...exact, monthlyIncome: smallest - 1 }).atLow.largestAmount).toBe(0);
  });
});

/** Any person, asking for anything; where the rate is null, none was quoted. */
const anyAsked = fc.record({
  monthlyIncome: fc.integer({ min: 0, max: 300_000 }),
  monthlyCosts: fc.integer({ min: 0, max: 300_000 }),
  amount: fc.integer({ min: 0, max: 1_500_000 }),
  months: fc.integer({ min: 1, max: 480 }),
  quotedRate: fc.option(anyRate),
});

describe('for any person', () => {
  it('the instalment of the largest amount is never more than the share of what is left', () => {
    fc.assert(
      fc.property(anyAsked, (wish) => {
        const { leftPerMonth, atLow, atHigh } = affordability(wish);
        for (const { annualRate, largestAmount } of [atLow, atHigh]) {
          const terms = { principal: largestAmount, annualRate, months: wish.months };
          expect(monthlyPayment(terms)).toBeLessThanOrEqual(
            COMFORTABLE_SHARE * Math.max(0, leftPerMonth) * (1 + 1e-8),
          );
          expect(largestAmount === 0 || isLent(largestAmount)).toBe(true);
        }
      }),
    );
  });

  it('asking for the largest amount is comfortable, and for a thousand more is not', () => {
    fc.assert(
      fc.property(anyAsked, anyRate, (wish, quotedRate) => {
        const { largestAmount } = affordability({ ...wish, quotedRate }).atLow;
        const ask = (amount: number) => affordability({ ...wish, quotedRate, amount }).atLow;
        fc.pre(largestAmount > 0);
        expect(ask(largestAmount).mark).toBe('comfortable');
        const more = largestAmount + 1000;
        expect(ask(more).mark === 'comfortable' && isLent(more)).toBe(false);
      }),
    );
  });

  it('more income never means a smaller amount or a larger share, and more costs never the reverse', () => {
    const more = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(anyAsked, more, (wish, by) => {
        const now = affordability(wish);
        const earning = affordability({ ...wish, monthlyIncome: wish.monthlyIncome + by });
        const spending = affordability({ ...wish, monthlyCosts: wish.monthlyCosts + by });
        for (const end of ['atLow', 'atHigh'] as const) {
          expect(earning[end].largestAmount).toBeGreaterThanOrEqual(now[end].largestAmount);
          expect(spending[end].largestAmount).toBeLessThanOrEqual(now[end].largestAmount);
          expect(earning[end].shareOfLeft ?? Infinity).toBeLessThanOrEqual(
            now[end].shareOfLeft ?? Infinity,
          );
        }
      }),
    );
  });

  it('a quoted rate within those of today is answered between their ends', () => {
    const inBand = anyRate.filter(
      (rate) => rate >= TYPICAL_RATES.low && rate <= TYPICAL_RATES.high,
    );
    fc.assert(
      fc.property(anyAsked, inBand, (wish, quotedRate) => {
        const { atLow, atHigh } = affordability({ ...wish, quotedRate: null });
        const quoted = affordability({ ...wish, quotedRate }).atLow.largestAmount;
        expect(quoted).toBeLessThanOrEqual(atLow.largestAmount);
        expect(quoted).toBeGreaterThanOrEqual(atHigh.largestAmount);
      }),
    );
  });

  it('a month and its working days give the same answer', () => {
    const anyDay = fc.record({
      incomePerDay: fc.integer({ min: 0, max: 10_000 }),
      costsPerDay: fc.integer({ min: 0, max: 10_000 }),
      workingDays: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(anyDay, anyAsked, (day, wish) => {
        expect(affordability({ ...wish, ...budgetOf(day) })).toEqual(
          affordability({
            ...wish,
            monthlyIncome: day.incomePerDay * day.workingDays,
            monthlyCosts: day.costsPerDay * day.workingDays,
          }),
        );
      }),
    );
  });
});

describe('a question that makes no sense', () => {
  it.each([Number.NaN, Infinity, -Infinity])('a rate of %s is refused', (quotedRate) => {
    expect(() => affordability({ ...asked, quotedRate })).toThrow(
      new RangeError('quotedRate must be a finite number'),
    );
  });

  it.each([0, -12, 12.5])('a loan of %s months is refused', (months) => {
    expect(() => affordability({ ...asked, months })).toThrow('months must be a whole number');
  });
});

describe('today’s terms', () => {
  it('are in ascending order, the longest last', () => {
    expect(TYPICAL_TENURES.at(-1)).toBe(MAX_TENURE);
    expect([...TYPICAL_TENURES].toSorted((one, other) => one - other)).toEqual(TYPICAL_TENURES);
  });
});

describe('costs that were not named', () => {
  it('count as half of the income', () => {
    expect(assumedCosts(30_000)).toBe(15_000);
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
