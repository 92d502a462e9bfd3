import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import { brokenTerms } from '#domain/lending/offers/offered-terms.ts';
import { paise } from '#domain/money/money.ts';
import { anyAmount, anyFee, anyRateOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { type OfferLimits, offerProblems } from '#renderer/features/lender/offer/offer-problems.ts';
import {
  type OfferedProduct,
  enteredOffer,
  feeIn,
  publishedOffer,
} from '#renderer/features/lender/offer/typed-offer.ts';

const FIXED: Fee = {
  kind: 'fixed',
  names: { en: 'Documentation', hi: 'कागज़ात' },
  paise: paise(295_000),
  isDeducted: true,
};
const SHARE: Fee = {
  kind: 'percent',
  names: { en: 'Processing', hi: 'प्रोसेसिंग' },
  percent: 2,
  minPaise: paise(100_000),
  isDeducted: false,
};
const PRODUCT: OfferedProduct = {
  ...EXAMPLE_PRODUCT,
  rate: { kind: 'reducing', percent: 18, firstYearPercent: 16.5 },
  fees: [FIXED, SHARE],
};
const ASKED = { amount: paise(12_000_000), months: 24 };
const LIMITS: OfferLimits = {
  product: PRODUCT,
  asked: ASKED,
  days: { least: '2026-11-26', most: '2027-02-21' },
};
const PUBLISHED = publishedOffer(PRODUCT, ASKED);

const problems = (typed: Readonly<Record<string, string>>) =>
  offerProblems({ ...PUBLISHED, ...typed }, LIMITS);

const anyPublished = fc
  .record({
    amount: anyAmount,
    asked: anyAmount,
    months: fc.integer({ min: 1, max: 60 }),
    rate: anyRateOfProduct,
    // A lender’s fee is compared with the one of its name.
    fees: fc.uniqueArray(anyFee, { maxLength: 3, selector: ({ names }) => names.en }),
  })
  .map(({ amount, asked, months, rate, fees }) => ({
    product: { amount: { min: paise(1), max: amount }, tenure: { min: 1, max: 60 }, rate, fees },
    asked: { amount: asked, months },
  }));

describe('an offer as it is typed', () => {
  it('begins as what was asked for, on the published terms', () => {
    expect(PUBLISHED).toEqual({
      amount: '1,20,000',
      months: '24',
      percent: '18',
      firstYearPercent: '16.5',
      validUntil: '',
      fee0: '2,950',
      fee1: '2',
    });
    expect(enteredOffer(PUBLISHED, PRODUCT)).toEqual({
      ...ASKED,
      rate: PRODUCT.rate,
      fees: [FIXED, SHARE],
      validUntil: null,
    });
  });

  it('begins within the limits of every product version, on its very terms', () => {
    fc.assert(
      fc.property(anyPublished, ({ product, asked }) => {
        const entered = enteredOffer(publishedOffer(product, asked), product);
        if (entered === null) throw new Error('not readable');
        expect(brokenTerms(product, asked.amount, entered)).toEqual([]);
        expect(entered.rate).toEqual(product.rate);
      }),
    );
  });

  it('takes amounts, percentages and days as people write them', () => {
    const typed = { amount: '1.1 lakh', percent: '17.25 %', validUntil: '30/11/2026', fee0: '' };
    expect(enteredOffer({ ...PUBLISHED, ...typed, fee1: '0' }, PRODUCT)).toEqual({
      amount: paise(11_000_000),
      months: 24,
      rate: { kind: 'reducing', percent: 17.25, firstYearPercent: 16.5 },
      fees: [],
      validUntil: '2026-11-30',
    });
  });

  it('has no first year at a flat rate, and none where it is left empty', () => {
    const flat = { ...PRODUCT, rate: { kind: 'flat', percent: 12 } as const };
    expect(enteredOffer(PUBLISHED, flat)?.rate).toEqual({ kind: 'flat', percent: 18 });
    expect(enteredOffer({ ...PUBLISHED, firstYearPercent: ' ' }, PRODUCT)?.rate).toEqual({
      kind: 'reducing',
      percent: 18,
    });
  });

  it.each([
    ['amount', 'much'],
    ['months', '24.5'],
    ['percent', '17.255'],
    ['firstYearPercent', 'low'],
    ['fee1', 'x'],
    ['validUntil', '31/02/2027'],
  ])('is none where %s is %j', (field, text) => {
    expect(enteredOffer({ ...PUBLISHED, [field]: text }, PRODUCT)).toBeNull();
    expect(problems({ [field]: text }).map(({ path }) => path)).toContain(field);
  });

  it('keeps the limits of a fee when its share is lowered', () => {
    expect(feeIn(SHARE, '1')).toEqual({ ...SHARE, percent: 1 });
  });
});

describe('the limits of a product version', () => {
  it.each([
    ['amount', '1,20,000.01', 'lenderOffer.error.amountAsked'],
    ['amount', '49,999', 'lenderOffer.error.amountLow'],
    ['months', '37', 'lenderOffer.error.monthsLimit'],
    ['months', '11', 'lenderOffer.error.monthsLimit'],
    ['percent', '18.01', 'lenderOffer.error.percentHigh'],
    ['firstYearPercent', '16.51', 'lenderOffer.error.percentHigh'],
    ['firstYearPercent', '', 'lenderOffer.error.firstYear'],
    ['fee0', '2,950.01', 'lenderOffer.error.feeHigh'],
    ['fee1', '2.01', 'lenderOffer.error.feeHigh'],
    ['validUntil', '25/11/2026', 'lenderOffer.error.dayEarly'],
    ['validUntil', '22/02/2027', 'lenderOffer.error.dayLate'],
  ])('refuse a %s of %j, and what is better is taken', (field, text, message) => {
    expect(problems({ [field]: text })).toEqual([{ path: field, message }]);
  });

  it('say more than the product where less was asked for, or the other way round', () => {
    const asked = { amount: paise(30_000_000), months: 24 };
    const more = { ...PUBLISHED, amount: '2,50,000' };
    expect(offerProblems(more, { ...LIMITS, asked })).toEqual([
      { path: 'amount', message: 'lenderOffer.error.amountHigh' },
    ]);
  });

  it('take every offer that is better', () => {
    expect(
      problems({ amount: '60,000', months: '12', percent: '10', firstYearPercent: '9', fee0: '' }),
    ).toEqual([]);
  });

  it('find whatever the gateway would refuse', () => {
    const text = (most: number) => fc.integer({ min: 0, max: most }).map(String);
    const anyTyped = fc.record({
      amount: text(150_000),
      months: text(40),
      percent: text(20),
      firstYearPercent: fc.oneof(text(20), fc.constant('')),
      fee0: text(3_000),
      fee1: text(3),
      validUntil: fc.constant(''),
    });
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const entered = enteredOffer(typed, PRODUCT);
        if (entered === null) throw new Error('not readable');
        const isRefused = brokenTerms(PRODUCT, paise(ASKED.amount), entered).length > 0;
        expect(offerProblems(typed, LIMITS).length > 0).toBe(isRefused);
      }),
    );
  });
});
