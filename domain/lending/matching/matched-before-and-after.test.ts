import { expect, it } from 'vitest';
import { matchedCounter } from '#domain/lending/matching/matched-before-and-after.ts';
import { paise } from '#domain/money/money.ts';
import {
  EXAMPLE_INPUT,
  EXAMPLE_LENDER,
  EXAMPLE_PRODUCT,
  EXAMPLE_TODAY,
} from '#domain/testing/example-product.ts';

const lenders = [EXAMPLE_LENDER];
const { productId } = EXAMPLE_PRODUCT;
const strict = {
  ...EXAMPLE_PRODUCT,
  version: EXAMPLE_PRODUCT.version + 1,
  eligibility: { ...EXAMPLE_PRODUCT.eligibility, minMonthlyIncome: paise(90_000_00) },
};
const other = { ...EXAMPLE_PRODUCT, productId: 'other-loan' };
const asked = { day: EXAMPLE_TODAY, input: EXAMPLE_INPUT };
const short = { ...asked, input: { ...EXAMPLE_INPUT, months: 1 } };

it('counts who matches, who would, and what stands against those who would not any more', () => {
  const counter = matchedCounter(
    { lenders, products: [EXAMPLE_PRODUCT] },
    { lenders, products: [strict] },
    [productId],
  );
  counter.add(asked);
  counter.add(asked);
  counter.add(short);
  expect(counter.counts()).toMatchObject({
    any: { now: 2, later: 0, gained: 0, lost: 2 },
    products: [
      { productId, now: 2, later: 0, lostBecause: [{ rule: 'monthly-income', count: 2 }] },
    ],
  });
});

it('counts nobody as lost whom another product matches all the same', () => {
  const counter = matchedCounter(
    { lenders, products: [EXAMPLE_PRODUCT, other] },
    { lenders, products: [strict, other] },
    [productId],
  );
  counter.add(asked);
  expect(counter.counts()).toMatchObject({
    any: { now: 1, later: 1, gained: 0, lost: 0 },
    products: [{ lost: 1 }],
  });
});

it('counts whom a new product would win', () => {
  const counter = matchedCounter({ lenders, products: [] }, { lenders, products: [other] }, [
    other.productId,
  ]);
  counter.add(asked);
  expect(counter.counts()).toMatchObject({
    any: { now: 0, later: 1, gained: 1, lost: 0 },
    products: [{ gained: 1, lostBecause: [] }],
  });
});
