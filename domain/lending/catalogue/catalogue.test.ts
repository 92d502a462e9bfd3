import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  exportCatalogue,
  parseCatalogue,
  versionsIn,
} from '#domain/lending/catalogue/catalogue.ts';
import { isPaymentAskedEarly } from '#domain/lending/documents.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import { paise } from '#domain/money/money.ts';
import { anyCatalogue } from '#domain/testing/any-product.ts';
import {
  EXAMPLE_INPUT,
  EXAMPLE_LENDER,
  EXAMPLE_PRODUCT,
  EXAMPLE_TODAY,
} from '#domain/testing/example-product.ts';

const { productId, lenderId, ...terms } = EXAMPLE_PRODUCT;
const product = { id: productId, lenderId, versions: [terms] };
const example: Catalogue = { lenders: [EXAMPLE_LENDER], products: [product] };

const faultsOf = (text: string) => {
  const parsed = parseCatalogue(text);
  return parsed.ok ? [] : parsed.failure;
};
const faultsIn = (changed: object) =>
  faultsOf(JSON.stringify({ ...example, ...changed })).map(
    ({ field, what }) => `${field}: ${what}`,
  );

describe('a catalogue file', () => {
  it('reads back as it was exported, and exports the same again', () => {
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const text = exportCatalogue(catalogue);
        const parsed = parseCatalogue(text);
        if (!parsed.ok) throw new Error(parsed.failure[0].what);
        expect(exportCatalogue(parsed.value)).toBe(text);
        const byId = <Kind extends { readonly id: string }>(list: readonly Kind[]) =>
          list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        const { lenders, products } = parsed.value;
        expect(lenders).toEqual(byId(catalogue.lenders));
        expect(products.map(({ id }) => id)).toEqual(byId(catalogue.products).map(({ id }) => id));
        expect(new Set(versionsIn(parsed.value))).toEqual(new Set(versionsIn(catalogue)));
      }),
    );
  });

  it('is the same text whatever the order of its contents', () => {
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const turned = {
          products: catalogue.products.toReversed().map(({ versions, ...each }) => ({
            versions: versions
              .toReversed()
              .map(({ version, names, ...others }) => ({ ...others, names, version })),
            ...each,
          })),
          lenders: catalogue.lenders.toReversed(),
        };
        expect(exportCatalogue(turned)).toBe(exportCatalogue(catalogue));
      }),
    );
  });

  it('gives line, column and field of each fault, in the order of the file', () => {
    const text = exportCatalogue(example)
      .replace('"coolingOffDays": 3', '"coolingOffDays": 0')
      .replace('"isSample": true', '"isSample": "true"')
      .replace('"percent": 18', '"percent": 18.005, "commission": 2');
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
    expect(faultsOf(text)).toMatchObject([
      { line: lineOf('isSample'), column: 19, field: 'lenders.0.isSample' },
      {
        line: lineOf('18.005'),
        field: 'products.0.versions.0.rate.percent',
        what: 'must have at most two decimals',
      },
      {
        line: lineOf('commission'),
        field: 'products.0.versions.0.rate',
        what: 'Unrecognized key: "commission"',
      },
      { line: lineOf('coolingOffDays'), field: 'products.0.versions.0.coolingOffDays' },
    ]);
  });

  it('a catalogue file that is not JSON is refused at the place where it breaks', () => {
    expect(faultsOf('{\n  "lenders": [],\n  "products": [,]\n}')).toEqual([
      { line: 3, column: 16, field: '', what: "expected a value, found ','" },
    ]);
    expect(faultsOf('{"lenders": [], "lenders": []}')).toEqual([
      { line: 1, column: 17, field: '', what: '"lenders" is here twice' },
    ]);
    expect(faultsOf('')).toHaveLength(1);
  });

  it('a catalogue file that leaves something out is refused where that should be', () => {
    expect(faultsOf('{\n  "lenders": []\n}')).toEqual([
      { line: 1, column: 1, field: 'products', what: 'is missing' },
    ]);
  });

  it('may have no ID twice, no version twice, and no product without its lender', () => {
    expect(faultsIn({ lenders: [EXAMPLE_LENDER, EXAMPLE_LENDER] })).toEqual([
      'lenders.1.id: is the id of a lender above',
    ]);
    expect(faultsIn({ products: [product, product] })).toEqual([
      'products.1.id: is the id of a product above',
    ]);
    expect(faultsIn({ lenders: [] })).toEqual([
      'products.0.lenderId: is the id of no lender in this file',
    ]);
    expect(faultsIn({ products: [{ ...product, versions: [terms, terms] }] })).toEqual([
      'products.0.versions.1.version: is the number of a version above',
    ]);
    expect(faultsIn({ products: [{ ...product, versions: [] }] })).toHaveLength(1);
  });

  it('is not written from anything but a catalogue', () => {
    expect(() => exportCatalogue({ ...example, lenders: [] })).toThrow('is the id of no lender');
  });
});

describe('the sample catalogue', () => {
  const parsed = parseCatalogue(readFileSync('resources/sample-catalogue.json', 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
  const { lenders } = parsed.value;
  const products = versionsIn(parsed.value);

  it('has four lenders that say in both languages that they are fictional', () => {
    expect(lenders).toHaveLength(4);
    for (const { isSample, names } of lenders) {
      expect(isSample).toBe(true);
      expect(names.en).toMatch(/^Sample lender .+ \(fictional\)$/);
      expect(names.hi).toMatch(/^नमूना कंपनी .+ \(काल्पनिक\)$/);
    }
    expect(products.every(({ names }) => names.en.endsWith('(sample)'))).toBe(true);
    expect(products.every(({ names }) => names.hi.endsWith('(नमूना)'))).toBe(true);
  });

  it('asks nobody to have paid before a lender decides', () => {
    for (const { documents } of products) {
      expect(isPaymentAskedEarly(documents.beforeSanction)).toBe(false);
    }
  });

  it('reaches no one', () => {
    for (const { website, grievanceOfficer } of lenders) {
      expect(website).toMatch(/\.example$/);
      expect(grievanceOfficer.email).toMatch(/\.example$/);
      expect(grievanceOfficer.phone).toMatch(/^[0 ]+$/);
    }
  });

  it('covers flat and reducing rates, a first year, an area, guarantors and every base', () => {
    const rates = products.map(({ rate }) => rate);
    expect(new Set(rates.map(({ kind }) => kind))).toEqual(new Set(['flat', 'reducing']));
    expect(rates.some((rate) => 'firstYearPercent' in rate)).toBe(true);
    expect(products.some(({ eligibility }) => eligibility.pinPrefixes.length > 0)).toBe(true);
    expect(new Set(products.map(({ eligibility }) => eligibility.guarantor.kind))).toEqual(
      new Set(['never', 'always', 'above']),
    );
    expect(new Set(products.map(({ loanToValue }) => loanToValue.base))).toEqual(
      new Set(['invoice', 'on-road', 'lower']),
    );
  });

  it('has something for a driver in Lucknow, and reasons against the rest', () => {
    const { matched, unmatched } = matchLenders(
      {
        ...EXAMPLE_INPUT,
        exShowroomPrice: paise(16_000_000),
        onRoadPrice: paise(18_000_000),
        downPayment: paise(5_000_000),
        months: 30,
      },
      { lenders, products },
      EXAMPLE_TODAY,
    );
    expect(matched.map(({ lender }) => lender.id)).toEqual([
      'sample-palash',
      'sample-neem',
      'sample-gulmohar',
    ]);
    expect(unmatched).toMatchObject([
      { lender: { id: 'sample-kadamb' }, reasons: [{ rule: 'loan-to-value', base: 'lower' }] },
    ]);
  });
});
