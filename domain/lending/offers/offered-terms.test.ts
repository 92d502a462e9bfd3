import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { brokenTerms } from '#domain/lending/offers/offered-terms.ts';
import type { Rate } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';

const ASKED = paise(12_000_000);
const processing: Fee = {
  kind: 'percent',
  names: { en: 'Processing fee', hi: 'प्रोसेसिंग फ़ीस' },
  percent: 2,
  isDeducted: true,
};
const stamp: Fee = {
  kind: 'fixed',
  names: { en: 'Stamp duty', hi: 'स्टाम्प शुल्क' },
  paise: paise(50_000),
  isDeducted: false,
};
const product = { ...EXAMPLE_PRODUCT, fees: [processing, stamp] };
const asPublished = { amount: ASKED, months: 24, rate: product.rate, fees: product.fees };

const brokenBy = (change: Partial<typeof asPublished>, of = product) =>
  brokenTerms(of, ASKED, { ...asPublished, ...change });

/** A rate of so many percent of another one. */
const shareOf = (rate: Rate, percent: number): Rate => {
  const part = (whole: number) => Math.floor(whole * percent) / 100;
  return rate.kind === 'reducing' && rate.firstYearPercent !== undefined
    ? { ...rate, percent: part(rate.percent), firstYearPercent: part(rate.firstYearPercent) }
    : { ...rate, percent: part(rate.percent) };
};

describe('the terms that a lender offers', () => {
  it('may be those of the product, or better', () => {
    expect(brokenBy({})).toStrictEqual([]);
    expect(brokenBy({ amount: paise(9_000_000), months: 36 })).toStrictEqual([]);
    expect(brokenBy({ rate: { kind: 'reducing', percent: 17.99 } })).toStrictEqual([]);
    expect(brokenBy({ fees: [stamp] })).toStrictEqual([]);
    expect(brokenBy({ fees: [] })).toStrictEqual([]);
    // The same fee, expressed in another way.
    const inPaise = { ...stamp, names: processing.names, paise: paise(240_000), isDeducted: true };
    expect(brokenBy({ fees: [inPaise, stamp] })).toStrictEqual([]);
  });

  it('stay within what was asked for and what the product allows', () => {
    expect(brokenBy({ amount: paise(ASKED + 1) })).toStrictEqual(['amount']);
    expect(brokenBy({ amount: paise(product.amount.min - 1) })).toStrictEqual(['amount']);
    expect(
      brokenTerms(product, paise(99_000_000), { ...asPublished, amount: paise(20_000_001) }),
    ).toStrictEqual(['amount']);
    expect(brokenBy({ months: 11 })).toStrictEqual(['months']);
    expect(brokenBy({ months: 37 })).toStrictEqual(['months']);
  });

  it('have no higher rate in any year, and no rate of another kind', () => {
    const stepped = {
      ...product,
      rate: { kind: 'reducing', percent: 24, firstYearPercent: 18 } as const,
    };
    expect(brokenBy({ rate: { kind: 'reducing', percent: 18.01 } })).toStrictEqual(['rate']);
    expect(brokenBy({ rate: { kind: 'flat', percent: 5 } })).toStrictEqual(['rate']);
    expect(
      brokenBy({ rate: { kind: 'reducing', percent: 18, firstYearPercent: 19 } }),
    ).toStrictEqual(['rate']);
    expect(brokenBy({ rate: { kind: 'reducing', percent: 18 } }, stepped)).toStrictEqual([]);
    expect(brokenBy({ rate: { kind: 'reducing', percent: 20 } }, stepped)).toStrictEqual(['rate']);
    expect(
      brokenBy({ rate: { kind: 'reducing', percent: 24.5, firstYearPercent: 10 } }, stepped),
    ).toStrictEqual(['rate']);
  });

  it('have no fee that is higher, new, or taken in another way', () => {
    expect(brokenBy({ fees: [{ ...processing, percent: 2.01 }, stamp] })).toStrictEqual(['fees']);
    expect(brokenBy({ fees: [{ ...processing, minPaise: paise(300_000) }] })).toStrictEqual([
      'fees',
    ]);
    expect(brokenBy({ fees: [{ ...stamp, isDeducted: true }] })).toStrictEqual(['fees']);
    expect(brokenBy({ fees: [stamp, stamp] })).toStrictEqual(['fees']);
    const insurance = { ...stamp, names: { en: 'Insurance', hi: 'बीमा' }, paise: paise(0) };
    expect(brokenBy({ fees: [insurance] })).toStrictEqual(['fees']);
  });

  it('terms lower than the product’s break no rule, and never cost more than the product', () => {
    const anyLoan = fc.record({
      rate: anyRateOfProduct,
      fees: fc.array(anyFee, { maxLength: 2 }),
      percent: fc.integer({ min: 0, max: 100 }),
      amount: anyAmount.filter((amount) => amount > 2_000_000),
      months: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(anyLoan, ({ amount, months, rate, fees, percent }) => {
        const published = {
          rate,
          fees,
          amount: { min: amount, max: amount },
          tenure: { min: months, max: months },
        };
        const lower = fees.map((fee) =>
          fee.kind === 'fixed'
            ? { ...fee, paise: paise(Math.floor((fee.paise * percent) / 100)) }
            : fee,
        );
        const offered = { amount, months, rate: shareOf(rate, percent), fees: lower };
        expect(brokenTerms(published, amount, offered)).toStrictEqual([]);
        // A lower first year moves interest to the later years, but the instalment is recalculated: only rounding.
        const costs = drawUpOffer(offered, amount, months).totalCost;
        expect(costs).toBeLessThanOrEqual(
          drawUpOffer(published, amount, months).totalCost + 100 * months,
        );
      }),
    );
  });
});
