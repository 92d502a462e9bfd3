import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fee, feeOn, feesOn } from '#domain/lending/catalogue/fees.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyFee } from '#domain/testing/any-product.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { plainFees } from '#domain/testing/plain-lending.ts';

const names = { en: 'Processing fee', hi: 'प्रोसेसिंग शुल्क' };
const share = { kind: 'percent', names, percent: 2.36, isDeducted: true } as const;

describe('a fee', () => {
  it('a fixed fee is the same for every principal', () => {
    const fixed = { kind: 'fixed', names, paise: paise(295_000), isDeducted: true } as const;
    expect([1_000_000, 10_000_000].map((principal) => feeOn(paise(principal), fixed))).toEqual([
      295_000, 295_000,
    ]);
  });

  it('a fee in percent is rounded half up to the paisa', () => {
    // 2.36 % of 10,000.00, 10,000.25 and 10,006.25 rupees: 23,600, 23,600.59 and 23,614.75 paise.
    expect([1_000_000, 1_000_025, 1_000_625].map((amount) => feeOn(paise(amount), share))).toEqual([
      23_600, 23_601, 23_615,
    ]);
    // Half a paisa.
    expect(feeOn(paise(1_000_050), { ...share, percent: 1 })).toBe(10_001);
  });

  it('a fee in percent stays between its limits', () => {
    const limited = { ...share, minPaise: paise(30_000), maxPaise: paise(50_000) };
    expect(
      [1_000_000, 2_000_000, 3_000_000].map((amount) => feeOn(paise(amount), limited)),
    ).toEqual([30_000, 47_200, 50_000]);
  });

  it('equals the result of exact fractions, for any principal', () => {
    fc.assert(
      fc.property(anyAmount, fc.array(anyFee, { maxLength: 4 }), (principal, fees) => {
        expect(feesOn(paise(principal), fees)).toBe(
          plainFees(principal, { ...EXAMPLE_PRODUCT, fees }),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when its limits contradict each other', () => {
    const refused = fee.safeParse({ ...share, minPaise: 100, maxPaise: 99 });
    expect(refused.error?.issues).toMatchObject([
      { path: ['maxPaise'], message: 'must not be below minPaise' },
    ]);
    expect(fee.safeParse({ ...share, minPaise: 100, maxPaise: 100 }).success).toBe(true);
  });
});
