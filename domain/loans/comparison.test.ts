import { describe, expect, it } from 'vitest';
import { compareTerms, orderedByApr } from '#domain/loans/comparison.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

describe('a product compared with others', () => {
  it('has the stated rate as its annual percentage rate when no fee is stated', () => {
    const product = compareTerms({
      amount: 50_000,
      annualRate: 5,
      months: 60,
      feePercent: null,
    });
    expect(toTwoDecimals(product.apr)).toBe(5);
    expect(product).toMatchObject({ fees: 0, aprCountsFees: false });
    expect(toTwoDecimals(product.instalment)).toBe(943.56);
    expect(toTwoDecimals(product.totalInterest)).toBe(6613.7);
  });

  it('counts a stated fee, even one of nothing', () => {
    const terms = { amount: 50_000, annualRate: 3.99, months: 60 };
    const withFee = compareTerms({ ...terms, feePercent: 1 });
    expect(withFee).toMatchObject({ fees: 500, aprCountsFees: true });
    expect(withFee.apr).toBeGreaterThan(4.3);
    expect(withFee.apr).toBeLessThan(4.5);
    const free = compareTerms({ ...terms, feePercent: 0 });
    expect(free.aprCountsFees).toBe(true);
    expect(toTwoDecimals(free.apr)).toBe(3.99);
  });

  it('has an infinite rate when the fee takes everything', () => {
    const product = compareTerms({ amount: 1000, annualRate: 5, months: 12, feePercent: 100 });
    expect(product.apr).toBe(Infinity);
  });
});

describe('the order of products', () => {
  it('goes by the rate, and keeps the given order where rates are shown alike', () => {
    const given = [
      { name: 'last', apr: Infinity },
      { name: 'second', apr: 7.000_000_1 },
      { name: 'third', apr: 7 },
      { name: 'first', apr: 4.4 },
      { name: 'also last', apr: Infinity },
    ];
    const before = [...given];
    expect(orderedByApr(given).map(({ name }) => name)).toEqual([
      'first',
      'second',
      'third',
      'last',
      'also last',
    ]);
    expect(given).toEqual(before);
  });
});
