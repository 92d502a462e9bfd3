import { expect, it } from 'vitest';
import {
  MAX_MODELS,
  chassisNumbersOf,
  nameOfModel,
  type PricedModel,
  pricedModels,
  pricesOn,
  stockOf,
  withoutVehicles,
  withVehicle,
} from '#domain/lending/price-list.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';

const MODEL: PricedModel = {
  ...EXAMPLE_PRICED_MODEL,
  elsewhere: { registration: paise(5_000_00), insurance: paise(7_000_00) },
  accessories: [
    { name: 'Charger', price: paise(3_000_00) },
    { name: 'Mats', price: paise(500_00) },
  ],
  offers: [
    { name: 'Diwali', amount: paise(2_000_00), from: '2026-10-20', until: '2026-11-15' },
    { name: 'Exchange', amount: paise(1_000_00), from: '2026-11-15', until: '2026-12-31' },
  ],
};

it('begins a quote with what a model costs in a district, and elsewhere', () => {
  expect(pricesOn(MODEL, '2026-11-01', 'Jaipur')).toMatchObject({
    exShowroomPrice: 165_000_00,
    registration: 4_500_00,
    insurance: 7_500_00,
    accessories: 3_500_00,
  });
  for (const district of [null, 'Alwar']) {
    expect(pricesOn(MODEL, '2026-11-01', district)).toMatchObject({
      registration: 5_000_00,
      insurance: 7_000_00,
    });
  }
});

it('counts an offer from its first day to its last', () => {
  const discounts = ['2026-10-19', '2026-10-20', '2026-11-15', '2026-11-16'].map(
    (today) => pricesOn(MODEL, today, null).discount,
  );
  expect(discounts).toEqual([0, 2_000_00, 3_000_00, 1_000_00]);
});

it('names a model by brand, model and variant, and each only once', () => {
  expect(nameOfModel(MODEL)).toBe('Tezgati Sawari LFP');
  expect(nameOfModel({ ...MODEL, variant: null })).toBe('Tezgati Sawari');
  const again = { ...MODEL, brand: 'TEZGATI', stock: [] };
  expect(pricedModels.safeParse([MODEL, again]).success).toBe(false);
  expect(pricedModels.safeParse([MODEL, { ...again, variant: null }]).success).toBe(true);
});

it('takes a vehicle off the stock, and puts it under its model and colour again', () => {
  const [sold] = stockOf([MODEL]);
  if (sold === undefined) throw new Error('the example has a stock');
  const numbers = chassisNumbersOf(MODEL);
  const left = withoutVehicles([MODEL], new Set([sold.chassisNumber]));
  expect(left.flatMap(chassisNumbersOf)).toEqual(numbers.slice(1));
  expect(withVehicle(left, sold)?.flatMap(chassisNumbersOf).toSorted()).toEqual(numbers.toSorted());
  expect(withVehicle([{ ...MODEL, stock: [] }], sold)?.[0]?.stock).toEqual([
    { colour: sold.colour, chassisNumbers: [sold.chassisNumber] },
  ]);
});

it('does not put a vehicle where its model is gone, or where it is already', () => {
  const [vehicle] = stockOf([MODEL]);
  if (vehicle === undefined) throw new Error('the example has a stock');
  expect(withVehicle([], vehicle)).toBeNull();
  expect(withVehicle([{ ...MODEL, brand: 'Other', stock: [] }], vehicle)).toBeNull();
  expect(withVehicle([MODEL], vehicle)).toBeNull();
});

it.each([
  ['a chassis number in two models', [MODEL, { ...MODEL, variant: null }]],
  [
    'a chassis number that is none',
    [{ ...MODEL, stock: [{ colour: 'Red', chassisNumbers: ['1'] }] }],
  ],
  [
    'an offer that ends before it begins',
    [{ ...MODEL, offers: [{ name: 'x', amount: 1, from: '2026-02-02', until: '2026-02-01' }] }],
  ],
  ['a district twice', [{ ...MODEL, districts: [...MODEL.districts, ...MODEL.districts] }]],
  ['a price of nothing', [{ ...MODEL, exShowroomPrice: 0 }]],
  [
    'too many models',
    Array.from({ length: MAX_MODELS + 1 }, (_, at) => ({
      ...MODEL,
      model: `Sawari ${at}`,
      stock: [],
    })),
  ],
])('refuses %s', (_, models) => expect(pricedModels.safeParse(models).success).toBe(false));
