import { describe, expect, it } from 'vitest';
import { affordability } from '#domain/loans/affordability.ts';
import type { LoanRequest } from '#renderer/features/calculator/eligibility/estimate.ts';
import { waysToChange } from '#renderer/features/calculator/eligibility/ways-to-change.ts';

/** Leaves 15,000 rupees a month. */
const request: LoanRequest = {
  monthlyIncome: 30_000,
  monthlyCosts: 15_000,
  amount: 100_000,
  months: 36,
  quotedRate: 12,
};
const waysOf = (over: Partial<LoanRequest>) => {
  const asked = { ...request, ...over };
  return waysToChange(asked, affordability(asked));
};

describe('what would change an estimate', () => {
  it('is a shorter tenure or a larger amount if the instalment is comfortable', () => {
    expect(waysOf({})).toEqual([
      { kind: 'shorterTenure', months: 30 },
      { kind: 'largerAmount', amount: 135_000 },
    ]);
  });

  it('is a longer tenure, a smaller amount or more surplus income if it is not', () => {
    expect(waysOf({ months: 18 })).toEqual([
      { kind: 'longerTenure', months: 30 },
      { kind: 'smallerAmount', amount: 73_000 },
      { kind: 'moreLeft', left: 20_328 },
    ]);
  });

  it('says that no usual tenure is long enough, and names no smaller amount if none fits', () => {
    expect(waysOf({ monthlyIncome: 2500, monthlyCosts: 1500 })).toEqual([
      { kind: 'noTenure' },
      { kind: 'moreLeft', left: 11_072 },
    ]);
  });

  it('is only more income or lower costs if nothing is left', () => {
    expect(waysOf({ monthlyCosts: 30_000 })).toEqual([{ kind: 'moreLeft', left: 11_072 }]);
  });

  it('names the limit that the amount violates', () => {
    expect(waysOf({ amount: 500_001, monthlyIncome: 10 ** 6 })[0]).toEqual({ kind: 'aboveLimit' });
    expect(waysOf({ amount: 9999 })[0]).toEqual({ kind: 'belowLimit' });
    expect(waysOf({ amount: 9999 }).map(({ kind }) => kind)).not.toContain('largerAmount');
  });

  it('asks for the rate if none was quoted, and uses the highest until then', () => {
    expect(waysOf({ quotedRate: null, amount: 300_000 })).toEqual([
      { kind: 'noTenure' },
      { kind: 'smallerAmount', amount: 93_000 },
      { kind: 'moreLeft', left: 48_111 },
      { kind: 'askRate' },
    ]);
  });

  it('shows the answer at typical rates if the quoted one is below them', () => {
    expect(waysOf({ quotedRate: 3.99 }).at(-1)).toMatchObject({
      kind: 'otherRates',
      low: { annualRate: 10 },
      high: { annualRate: 40 },
    });
    expect(waysOf({ quotedRate: 10 }).map(({ kind }) => kind)).not.toContain('otherRates');
  });
});
