import { expect, it } from 'vitest';
import {
  type ModelField,
  readModel,
  typedModelOf,
} from '#renderer/features/dealer-desk/prices/typed-model.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';

const TYPED = typedModelOf(EXAMPLE_PRICED_MODEL);

it('reads back what it writes', () => {
  expect(readModel(TYPED)).toEqual({ ok: true, model: EXAMPLE_PRICED_MODEL });
  const plain = {
    ...EXAMPLE_PRICED_MODEL,
    variant: null,
    battery: null,
    rangeKm: null,
    districts: [],
    accessories: [],
    offers: [],
    stock: [],
  };
  expect(readModel(typedModelOf(plain))).toEqual({ ok: true, model: plain });
});

it('takes entries on lines of their own, or after a semicolon as in a cell', () => {
  const accessories = 'Charger | 3,000\n\nMats | 500';
  const expected = [
    { name: 'Charger', price: 3_000_00 },
    { name: 'Mats', price: 500_00 },
  ];
  for (const typed of [accessories, accessories.replaceAll('\n', ';')]) {
    expect(readModel({ ...TYPED, accessories: typed })).toMatchObject({
      ok: true,
      model: { accessories: expected },
    });
  }
});

it.each([
  ['brand', ''],
  ['model', 'm'.repeat(39)],
  ['variant', 'm'.repeat(39)],
  ['kind', 'tractor'],
  ['range', 'far'],
  ['price', '0'],
  ['price', 'a lot'],
  ['registration', '-5'],
  ['insurance', 'x'],
  ['districts', 'Jaipur | 4,500'],
  ['districts', 'Jaipur | 1 | 2; jaipur | 3 | 4'],
  ['accessories', 'Charger | free'],
  ['offers', 'Diwali | 2,000 | 15/11/2026 | 20/10/2026'],
  ['offers', 'Diwali | 2,000 | soon | 20/10/2026'],
  ['stock', 'Blue | 1234'],
] satisfies readonly (readonly [ModelField, string])[])('refuses %s of “%s”', (field, text) => {
  const read = readModel({ ...TYPED, [field]: text });
  expect(read).toEqual({ ok: false, faults: [{ field, message: `prices.error.${field}` }] });
});

it('refuses an Aadhaar number', () => {
  expect(readModel({ ...TYPED, battery: '2341 2341 2346' })).toEqual({
    ok: false,
    faults: [{ field: 'battery', message: 'form.aadhaar' }],
  });
});
