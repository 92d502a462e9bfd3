import { expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import { paise } from '#domain/money/money.ts';
import { MAX_MODELS } from '#domain/lending/price-list.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';
import {
  COLUMN_OF,
  priceFileOf,
  readPriceFile,
} from '#renderer/features/dealer-desk/prices/read-price-file.ts';
import { MODEL_FIELDS } from '#renderer/features/dealer-desk/prices/typed-model.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const AREAS = ['staff', 'dealer-prices', 'common'] as const;
const en = translatorOf('en', await Promise.all(AREAS.map((area) => loadWords('en', area))));

const [HEAD = [], LINE = []] = priceFileOf([EXAMPLE_PRICED_MODEL]);
const OTHER = { ...EXAMPLE_PRICED_MODEL, variant: null, stock: [] };

/** A line of the example with other cells. */
const lineWith = (cells: Readonly<Record<string, string>>) =>
  LINE.map((cell, at) => cells[HEAD[at] ?? ''] ?? cell);

function faultsIn(text: string) {
  const reading = readPriceFile(text, [], en);
  return reading.ok ? [] : reading.faults.map(({ line, column, why }) => [line, column, why]);
}

it('has a column for each field, and reads back what it writes', () => {
  expect(HEAD).toHaveLength(MODEL_FIELDS.length);
  const file = csvOf(priceFileOf([EXAMPLE_PRICED_MODEL, OTHER]));
  expect(readPriceFile(file, [EXAMPLE_PRICED_MODEL, OTHER], en)).toEqual({
    ok: true,
    planned: {
      models: [EXAMPLE_PRICED_MODEL, OTHER],
      fresh: [],
      changed: [],
      removed: [],
      same: 2,
    },
  });
});

it('says what is new, what changes and what is removed', () => {
  const dearer = { ...EXAMPLE_PRICED_MODEL, exShowroomPrice: paise(170_000_00) };
  const gone = { ...OTHER, brand: 'Chalak' };
  const file = csvOf(priceFileOf([dearer, OTHER]));
  expect(readPriceFile(file, [EXAMPLE_PRICED_MODEL, gone], en)).toMatchObject({
    ok: true,
    planned: {
      fresh: [OTHER],
      changed: [
        { model: dearer, fields: [{ field: 'price', before: '1,65,000', after: '1,70,000' }] },
      ],
      removed: [gone],
      same: 0,
    },
  });
});

it('needs only brand, model, kind and price', () => {
  const file = csvOf([
    ['brand', 'model', 'vehicle_kind', 'ex_showroom_price'],
    ['Tezgati', 'Bojh', 'e-cargo', 'Rs. 3,12,000/-'],
  ]);
  expect(readPriceFile(file, [], en)).toMatchObject({
    ok: true,
    planned: { fresh: [{ model: 'Bojh', exShowroomPrice: 312_000_00, districts: [] }] },
  });
});

it('names line, column and reason of each fault', () => {
  const file = csvOf([
    HEAD,
    lineWith({ vehicle_kind: 'tractor', ex_showroom_price: 'a lot' }),
    lineWith({ model: 'Other', stock: '', range_km: 'far' }),
  ]);
  expect(faultsIn(file)).toEqual([
    [2, 'vehicle_kind', 'Write one of: e-rickshaw, e-auto, e-cargo.'],
    [2, 'ex_showroom_price', 'Enter the ex-showroom price in rupees, at most 1 crore.'],
    [3, 'range_km', 'Enter whole kilometres from 1 to 1,000.'],
  ]);
});

it('refuses a model or a vehicle that is there twice, and a file without models', () => {
  expect(faultsIn(csvOf([HEAD, LINE, lineWith({ stock: '', brand: 'TEZGATI' })]))).toEqual([
    [3, 'model', 'This model is in line 2 already.'],
  ]);
  expect(faultsIn(csvOf([HEAD, LINE, lineWith({ model: 'Other' })]))).toEqual([
    [3, 'stock', 'MA1AB2CD3EF456789 is in line 2 already.'],
  ]);
  expect(faultsIn(csvOf([HEAD]))).toEqual([[1, null, 'There are no models in this file.']]);
  expect(faultsIn(csvOf([HEAD.filter((name) => name !== COLUMN_OF.price), []]))).toHaveLength(1);
});

it('refuses more models than a list may have', () => {
  const lines = Array.from({ length: MAX_MODELS + 1 }, (_, at) =>
    lineWith({ model: `Model ${at}`, stock: '' }),
  );
  expect(faultsIn(csvOf([HEAD, ...lines]))).toEqual([
    [MAX_MODELS + 2, null, 'A list has 100 models at most. Take some out of the file.'],
  ]);
});
