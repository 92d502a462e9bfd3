import { expect, it } from 'vitest';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import { listedInstead, listedPrices } from '#renderer/features/dealer-desk/quote/listed-prices.ts';

const LISTED = listedPrices(EXAMPLE_PRICED_MODEL, '2026-11-27', null);

it('fills in a quote with what is on the price list that day', () => {
  expect(LISTED).toEqual({
    kind: 'e-rickshaw',
    model: 'Tezgati Sawari LFP',
    price: '1,65,000',
    registration: '5,000',
    insurance: '7,000.5',
    accessories: '3,000',
    discount: '2,000',
  });
  expect(listedPrices(EXAMPLE_PRICED_MODEL, '2027-04-01', 'Jaipur')).toMatchObject({
    registration: '4,500',
    insurance: '7,500',
    discount: '',
  });
});

it('says what the list says of a field that differs, however it is written', () => {
  expect(listedInstead(LISTED, 'price', '1,60,000')).toBe('₹1,65,000');
  expect(listedInstead(LISTED, 'price', '165000')).toBeNull();
  expect(listedInstead(LISTED, 'discount', '')).toBe('₹2,000');
  expect(listedInstead(LISTED, 'down', '30,000')).toBeNull();
  expect(listedInstead(null, 'price', '1')).toBeNull();
});

it('says ₹0 where something is typed that the list has not', () => {
  const later = listedPrices(EXAMPLE_PRICED_MODEL, '2027-04-01', null);
  expect(listedInstead(later, 'discount', '500')).toBe('₹0');
  expect(listedInstead(later, 'discount', '')).toBeNull();
});
