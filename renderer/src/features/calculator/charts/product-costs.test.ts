import { expect, test } from 'vitest';
import { compareTerms } from '#domain/loans/comparison.ts';
import { costPicture, productCosts } from '#renderer/features/calculator/charts/product-costs.ts';
import { statedTerms } from '#renderer/features/calculator/key-facts/product-quote.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { readingAt } from '#renderer/ui/chart/chart-picture.ts';

const { translator, contents } = await loadEdition('en', '', {
  areas: ['comparison'],
  contents: ['loan-products'],
});
const { evLoan, business } = contents['loan-products'] ?? { evLoan: null, business: [] };
const products = evLoan === null ? [] : [evLoan, ...business];
const costs = productCosts(products);

test('the products are sorted by annual percentage rate', () => {
  const aprs = costs.map(({ name }) => {
    const product = products.find((each) => each.name === name);
    return product === undefined ? Number.NaN : compareTerms(statedTerms(product)).apr;
  });
  expect(aprs).toEqual(aprs.toSorted((one, other) => one - other));
  expect(costs).toHaveLength(4);
});

test('the cost per thousand is the cost in the table divided by the thousands of the amount', () => {
  for (const product of products) {
    const stated = statedTerms(product);
    const { totalInterest, fees } = compareTerms(stated);
    const cost = costs.find(({ name }) => name === product.name);
    const thousands = stated.amount / 1000;
    expect(cost?.interest).toBeCloseTo(totalInterest / thousands, 2);
    expect(cost?.fees === null).toBe(stated.feePercent === null);
    expect(cost?.fees ?? 0).toBeCloseTo(stated.feePercent === null ? 0 : fees / thousands, 2);
  }
});

test('a fee that no page states is not shown as zero', () => {
  const picture = costPicture(costs, translator.t);
  expect(readingAt(picture, 0)).toBe('EV Loan, Interest: US$104.72, Fees: US$10.00');
  expect(readingAt(picture, 1)).toBe('Small Business Loan, Interest: US$132.27');
});
