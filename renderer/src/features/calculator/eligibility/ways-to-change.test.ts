import { describe, expect, it } from 'vitest';
import { indicativeEligibility } from '#domain/loans/eligibility.ts';
import {
  waysToChange,
  type Wish,
} from '#renderer/features/calculator/eligibility/ways-to-change.ts';

const wish: Wish = { monthlyIncome: 30_000, amount: 300_000, annualRate: 12, months: 60 };
const waysOf = (over: Partial<Wish>) => {
  const asked = { ...wish, ...over };
  return waysToChange(asked, indicativeEligibility(asked));
};

describe('what would change an answer', () => {
  it('is a shorter term or a larger amount where everything fits', () => {
    expect(waysOf({})).toEqual([
      { kind: 'shorterTenure', months: 26 },
      { kind: 'largerAmount', amount: 500_000 },
    ]);
  });

  it('is a longer term, a smaller amount or more income where the share is too large', () => {
    expect(waysOf({ monthlyIncome: 20_000, months: 24 })).toEqual([
      { kind: 'longerTenure', months: 41 },
      { kind: 'smallerAmount', amount: 191_000 },
      { kind: 'moreIncome', income: 31_383 },
    ]);
  });

  it('says that no term is long enough, and names no smaller amount where none fits', () => {
    expect(waysOf({ monthlyIncome: 400 })).toEqual([
      { kind: 'noTenure' },
      { kind: 'moreIncome', income: 14_830 },
    ]);
  });

  it('names the limit that an amount misses', () => {
    expect(waysOf({ amount: 500_001, monthlyIncome: 10 ** 6 })[0]).toEqual({ kind: 'aboveLimit' });
    expect(waysOf({ amount: 9999 })[0]).toEqual({ kind: 'belowLimit' });
    expect(waysOf({ amount: 9999 }).map(({ kind }) => kind)).not.toContain('largerAmount');
  });

  it('shows what real rates would make of it while the rate is below them', () => {
    const rates = waysOf({ annualRate: 3.99 }).at(-1);
    expect(rates).toMatchObject({ kind: 'otherRates', low: { rate: 10 }, high: { rate: 40 } });
    expect(waysOf({ annualRate: 10 }).map(({ kind }) => kind)).not.toContain('otherRates');
  });
});
