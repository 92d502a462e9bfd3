import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCatalogue, versionsIn } from '#domain/lending/catalogue/catalogue.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { publishedOffers } from '#domain/lending/matching/published-offers.ts';
import { paise } from '#domain/money/money.ts';
import { anyCatalogue } from '#domain/testing/any-product.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';

it('takes the middle of the sample catalogue', () => {
  const read = parseCatalogue(readFileSync('resources/sample-catalogue.json', 'utf8'));
  if (!read.ok) throw new Error('the sample catalogue cannot be read');
  const { lenders } = read.value;
  const published = publishedOffers({ lenders, products: versionsIn(read.value) });
  expect(published?.middle).toEqual({ amount: 18_000_000, months: 24, rate: 18 });
  expect(published?.offers.map(({ lender }) => lender.id)).toHaveLength(4);
});

it('shows the APR and the instalment that the product is matched with', () => {
  const published = publishedOffers({ lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] });
  const { middle, offers } = published ?? {};
  expect(middle).toEqual({ amount: 13_000_000, months: 24, rate: 18 });
  const { apr, instalment } = drawUpOffer(EXAMPLE_PRODUCT, paise(13_000_000), 24);
  expect(offers?.[0]?.example).toEqual({ apr, instalment });
});

it('has nothing to say where nothing is published', () => {
  expect(publishedOffers({ lenders: [], products: [] })).toBeNull();
});

it('lists every product once, the lowest APR first, and gives none for a loan that does not fit', () => {
  fc.assert(
    fc.property(anyCatalogue, (catalogue) => {
      const products = versionsIn(catalogue);
      const published = publishedOffers({ lenders: catalogue.lenders, products });
      expect(published === null).toBe(products.length === 0);
      if (published === null) return;
      const { middle, offers } = published;
      expect(offers.map(({ product }) => product.id).toSorted()).toEqual(
        products.map(({ productId }) => productId).toSorted(),
      );
      const aprs = offers.map(({ example }) => example?.apr ?? Infinity);
      expect(aprs).toEqual(aprs.toSorted((one, other) => one - other));
      for (const { amount, tenure, example } of offers) {
        const fits =
          amount.min <= middle.amount &&
          middle.amount <= amount.max &&
          tenure.min <= middle.months &&
          middle.months <= tenure.max;
        expect(example !== null).toBe(fits);
      }
    }),
    { numRuns: 50 },
  );
});
