import { describe, expect, it } from 'vitest';
import type { Fee } from '#domain/lending/catalogue/fees.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import {
  type Template,
  feesLeftOut,
  suits,
  termsOf,
  typedFrom,
} from '#renderer/features/lender/offer/templates/template-terms.ts';

const FEE: Fee = {
  kind: 'fixed',
  names: { en: 'Processing fee', hi: 'प्रोसेसिंग फ़ीस' },
  paise: paise(100_000),
  isDeducted: true,
};
const PRODUCT = { ...EXAMPLE_PRODUCT, fees: [FEE] };
const TODAY = '2026-11-23';
const TERMS: Template['terms'] = {
  months: 24,
  rate: { kind: 'reducing', percent: 17.5, firstYearPercent: 16 },
  fees: [{ ...FEE, paise: paise(50_000) }],
  daysOpen: 10,
};
const template: Template = {
  template: '0b0e9a52-6a0e-4d5c-9d2a-3f1f5f3d1a03',
  name: 'Two years',
  terms: TERMS,
  by: '',
  changedAt: 0,
  version: 1,
};

describe('a template', () => {
  it('fills in all but the amount, its last day counted from today', () => {
    expect(typedFrom(TERMS, PRODUCT, TODAY)).toEqual({
      months: '24',
      percent: '17.5',
      firstYearPercent: '16',
      validUntil: '03/12/2026',
      fee0: '500',
    });
    expect(typedFrom({ ...TERMS, fees: [], daysOpen: null }, PRODUCT, TODAY)).toMatchObject({
      validUntil: '',
      fee0: '',
    });
  });

  it('names the fees that the product does not have', () => {
    const other = { ...FEE, names: { en: 'Stamp duty', hi: 'स्टाम्प शुल्क' } };
    expect(feesLeftOut({ ...TERMS, fees: [FEE, other] }, PRODUCT)).toEqual([other]);
    expect(typedFrom({ ...TERMS, fees: [other] }, PRODUCT, TODAY)).toMatchObject({ fee0: '' });
  });

  it('suits products with its kind of rate', () => {
    expect(suits(template, PRODUCT)).toBe(true);
    expect(suits(template, { ...PRODUCT, rate: { kind: 'flat', percent: 12 } })).toBe(false);
  });

  it('keeps for how many days an offer is valid, not until when', () => {
    const offer = { ...TERMS, amount: paise(1), validUntil: '2026-12-03' };
    expect(termsOf(offer, TODAY)).toEqual(TERMS);
    expect(termsOf({ ...offer, validUntil: null }, TODAY)).toMatchObject({ daysOpen: null });
  });
});
