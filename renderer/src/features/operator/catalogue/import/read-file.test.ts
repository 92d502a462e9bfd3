import { expect, it } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { linesOf } from '#renderer/features/operator/catalogue/import/columns.ts';
import {
  type CatalogueNow,
  readFile,
} from '#renderer/features/operator/catalogue/import/read-file.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';

const AREAS = ['staff', 'operator-catalogue', 'applications', 'matching', 'common'] as const;
const en = translatorOf('en', await Promise.all(AREAS.map((area) => loadWords('en', area))));

const offered: ProductVersion = {
  ...EXAMPLE_PRODUCT,
  version: 3,
  fees: [
    {
      kind: 'percent',
      names: { en: 'Processing', hi: 'प्रोसेसिंग' },
      percent: 2,
      minPaise: paise(1_500_00),
      isDeducted: true,
    },
    {
      kind: 'fixed',
      names: { en: 'Stamp, "duty"', hi: 'स्टाम्प' },
      paise: paise(250_50),
      isDeducted: false,
    },
  ],
};
const { productId } = offered;
const NOW: CatalogueNow = {
  lenders: [EXAMPLE_LENDER],
  products: [{ productId, lenderId: EXAMPLE_LENDER.id, newestVersion: 3, offered, waiting: [] }],
};

const cells = linesOf([offered]).map((line) => [...line]);
const [names = [], row = []] = cells;

/** The export with these cells changed. */
const fileWith = (changes: Readonly<Record<string, string>>, ...more: string[][]) =>
  csvOf([names, row.map((cell, index) => changes[names[index] ?? ''] ?? cell), ...more]);
const read = (file: string, now = NOW) => readFile(file, now, en);
const faultsIn = (file: string, now = NOW) => {
  const reading = read(file, now);
  return reading.ok ? [] : reading.faults.map(({ line, column, why }) => [line, column, why]);
};

it('reads the export of a product back as the same', () => {
  expect(read(csvOf(cells))).toMatchObject({ ok: true, changes: [{ kind: 'same' }] });
});

it('finds what is changed and what is new, with what was seen of each', () => {
  const fresh = row.map((cell, index) => {
    if (names[index] === 'product_id') return 'another-loan';
    return names[index] === 'version' ? '' : cell;
  });
  const reading = read(fileWith({ cooling_off_days: '9' }, fresh));
  expect(reading).toMatchObject({
    ok: true,
    changes: [
      {
        kind: 'changed',
        product: { productId, version: 4, coolingOffDays: 9, fees: offered.fees },
        base: { version: 3 },
        seen: { offered: 3, newest: 3 },
      },
      {
        kind: 'fresh',
        product: { productId: 'another-loan', version: 1 },
        base: null,
        seen: null,
      },
    ],
  });
});

it('names line, column and reason of every fault, and takes nothing', () => {
  const broken = row.map((cell, index) => (names[index] === 'product_id' ? 'Not An ID' : cell));
  expect(
    faultsIn(
      fileWith(
        { rate_percent: 'a lot', amount_max: '10', rate_kind: 'floating', lender_id: 'nobody' },
        broken,
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      [
        2,
        "lender_id",
        "There is no lender with this ID.",
      ],
      [
        2,
        "rate_kind",
        "Write one of: reducing, flat.",
      ],
      [
        2,
        "amount_max",
        "Enter an amount that is not below the smallest, at most 1 crore.",
      ],
      [
        2,
        "rate_percent",
        "Enter percent a year from 0 to 60, with at most two decimals.",
      ],
      [
        3,
        "product_id",
        "Use only lowercase letters, digits and single hyphens.",
      ],
      [
        3,
        "version",
        "There is no such product. Leave this empty for a new one.",
      ],
    ]
  `);
});

it('says what is wrong with a single cell', () => {
  expect(faultsIn(fileWith({ rate_percent: '99' }))).toEqual([
    [2, 'rate_percent', 'Enter percent a year from 0 to 60, with at most two decimals.'],
  ]);
  expect(faultsIn(fileWith({ vehicle_kinds: 'e-rickshaw tractor' }))).toEqual([
    [2, 'vehicle_kinds', 'Write one of: e-rickshaw, e-auto, e-cargo.'],
  ]);
  expect(faultsIn(fileWith({ fee_2_amount: 'x' }))).toEqual([
    [2, 'fee_2_amount', 'Enter an amount in rupees, at most 1 crore. 0 for none.'],
  ]);
});

it('refuses a line that was made from another version, and one of a product that there is already', () => {
  expect(faultsIn(fileWith({ version: '2' }))).toMatchObject([
    [2, 'version', expect.stringContaining('made from version 2, but it is version 3 now')],
  ]);
  expect(faultsIn(fileWith({ version: '' }))).toMatchObject([
    [2, 'version', expect.stringContaining('There is a product with this ID already')],
  ]);
  expect(faultsIn(fileWith({}), { ...NOW, products: [] })).toMatchObject([
    [2, 'version', expect.stringContaining('There is no such product')],
  ]);
  expect(faultsIn(fileWith({}, row))).toMatchObject([
    [3, 'product_id', 'This product is in line 2 already.'],
  ]);
});

it('refuses columns that are missing, unknown or there twice, and lines that are too long', () => {
  const [first = '', second = '', ...others] = names;
  expect(faultsIn(csvOf([[first, first, 'colour', ...others], row]))).toEqual([
    [1, second, 'This column is missing.'],
    [1, 'colour', 'There is no such column.'],
    [1, first, 'This column is there twice.'],
  ]);
  expect(faultsIn(csvOf([names, [...row, 'more']]))).toEqual([
    [2, null, 'This line has more cells than there are columns.'],
  ]);
});

it('refuses what is no CSV, and a file without products', () => {
  expect(faultsIn('product_id\n"abc')).toMatchObject([
    [2, null, expect.stringContaining('quotation')],
  ]);
  expect(faultsIn(csvOf([names]))).toEqual([[1, null, 'There are no products in this file.']]);
});
