import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRate } from '#domain/testing/any-terms.ts';
import { indicativeEligibility } from '#domain/loans/eligibility.ts';
import { toPaise } from '#domain/money/rounding.ts';

const wish = { monthlyIncome: 30_000, amount: 100_000, annualRate: 12, months: 36 };

describe('an indicative answer', () => {
  it('holds the instalment, its share, and the largest amount that fits', () => {
    const answer = indicativeEligibility(wish);
    expect(toPaise(answer.instalment)).toBe(3321.43);
    expect(answer.shareOfIncome).toBeCloseTo(0.1107, 4);
    expect(answer).toMatchObject({ withinLimit: true, withinShare: true });
    // 13,500 a month repay 4,06,451.32 at 12 % in 36 months.
    expect(answer.largestAmount).toBe(406_000);
    expect(answer.longestTenureNeeded).toBe(8);
  });

  it('names the months that a large amount needs', () => {
    const answer = indicativeEligibility({ ...wish, monthlyIncome: 6000, months: 12 });
    expect(answer.withinShare).toBe(false);
    expect(answer.longestTenureNeeded).toBe(47);
    expect(indicativeEligibility({ ...wish, monthlyIncome: 6000, months: 46 }).withinShare).toBe(
      false,
    );
    expect(indicativeEligibility({ ...wish, monthlyIncome: 6000, months: 47 }).withinShare).toBe(
      true,
    );
  });

  it('says when no tenure is long enough', () => {
    const answer = indicativeEligibility({ ...wish, monthlyIncome: 2000 });
    expect(answer).toMatchObject({ withinShare: false, longestTenureNeeded: null });
  });

  it.each([
    [9999, false],
    [10_000, true],
    [500_000, true],
    [500_001, false],
  ])('places %d in the limit: %s', (amount, withinLimit) => {
    expect(indicativeEligibility({ ...wish, amount }).withinLimit).toBe(withinLimit);
  });

  it('offers at most the upper limit, and nothing below the lower one', () => {
    expect(indicativeEligibility({ ...wish, monthlyIncome: 10 ** 6 }).largestAmount).toBe(500_000);
    expect(indicativeEligibility({ ...wish, monthlyIncome: 500 }).largestAmount).toBe(0);
    expect(indicativeEligibility({ ...wish, monthlyIncome: 0 })).toMatchObject({
      shareOfIncome: Infinity,
      withinShare: false,
      largestAmount: 0,
      longestTenureNeeded: null,
    });
  });

  it('takes a share of exactly 45 %', () => {
    const exact = { monthlyIncome: 10_000, amount: 54_000, annualRate: 0, months: 12 };
    expect(indicativeEligibility(exact)).toMatchObject({
      withinShare: true,
      largestAmount: 54_000,
      longestTenureNeeded: 12,
    });
  });

  it('keeps to its rules with the amounts that it names itself', () => {
    const incomes = fc.integer({ min: 0, max: 200_000 });
    const tenures = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(incomes, anyRate, tenures, (monthlyIncome, annualRate, months) => {
        const ask = (amount: number) =>
          indicativeEligibility({ monthlyIncome, amount, annualRate, months });
        const { largestAmount } = ask(100_000);
        const named = ask(largestAmount);
        expect(named.withinShare).toBe(true);
        expect(largestAmount === 0 || named.withinLimit).toBe(true);
        const more = ask(Math.max(largestAmount + 1000, 10_000));
        expect(more.withinShare && more.withinLimit).toBe(false);
      }),
    );
  });
});
