import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { anyTermsOfProduct } from '#domain/testing/any-product.ts';
import { EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { changesBetween } from '#renderer/features/operator/catalogue/terms/changes.ts';
import { loadWords } from '#renderer/i18n/word-files.ts';
import { translatorOf } from '#renderer/i18n/translator.ts';

const AREAS = ['operator-catalogue', 'matching', 'applications'] as const;
const [en, hi] = await Promise.all(
  LANGUAGES.map(async (language) =>
    translatorOf(language, await Promise.all(AREAS.map((area) => loadWords(language, area)))),
  ),
);
if (en === undefined || hi === undefined) throw new Error('two languages are tested');

const anyVersion = anyTermsOfProduct.map((terms): ProductVersion => ({
  productId: 'p',
  lenderId: 'l',
  ...terms,
}));

/** The same for versions that say the same: orders mean nothing. */
const meaningOf = (product: ProductVersion) =>
  JSON.stringify({
    ...product,
    version: 1,
    vehicleKinds: product.vehicleKinds.toSorted(),
    fees: product.fees.map((fee) => JSON.stringify(fee)).toSorted(),
    eligibility: {
      ...product.eligibility,
      pinPrefixes: product.eligibility.pinPrefixes.toSorted(),
    },
    documents: {
      before: product.documents.beforeSanction.toSorted(),
      after: product.documents.afterSanction.toSorted(),
    },
  });

describe.each([
  ['English', en],
  ['Hindi', hi],
])('what changed, in %s', (_, translator) => {
  it('is nothing between a version and itself', () => {
    fc.assert(
      fc.property(anyVersion, (version) => {
        expect(changesBetween(version, { ...version, version: 99 }, translator)).toEqual([]);
      }),
    );
  });

  it('misses nothing that was changed', () => {
    const field = fc.constantFrom(...Object.keys(EXAMPLE_PRODUCT));
    fc.assert(
      fc.property(anyVersion, anyVersion, field, (before, other, name) => {
        const changed = { [name]: Object.entries(other).find(([each]) => each === name)?.[1] };
        const after: ProductVersion = { ...before, ...changed };
        const changes = changesBetween(before, after, translator);
        expect(changes.length > 0).toBe(meaningOf(before) !== meaningOf(after));
        expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
      }),
    );
  });
});

const changed = (changes: Partial<ProductVersion>) =>
  changesBetween(EXAMPLE_PRODUCT, { ...EXAMPLE_PRODUCT, ...changes }, en).map(
    ({ label, before, after }) => [label, before, after],
  );

it('tells another rate as an APR, too', () => {
  const cheaper = changed({ rate: { kind: 'reducing', percent: 20 } });
  expect(cheaper).toMatchInlineSnapshot(`
    [
      [
        "Interest rate a year",
        "18% on the reducing balance",
        "20% on the reducing balance",
      ],
      [
        "APR of ₹1,50,000 over 24 months",
        "18%",
        "20%",
      ],
    ]
  `);
});

it('tells of a fee that is new, one that is gone, and one that is another amount', () => {
  const fixed = (name: string, amount: number) => ({
    kind: 'fixed' as const,
    names: { en: name, hi: name },
    paise: paise(amount),
    isDeducted: true,
  });
  const before = { ...EXAMPLE_PRODUCT, fees: [fixed('A', 10_000), fixed('B', 20_000)] };
  const after = { ...EXAMPLE_PRODUCT, fees: [fixed('C', 10_000), fixed('B', 30_000)] };
  const fees = changesBetween(before, after, en).filter(({ key }) => key.startsWith('fee'));
  expect(fees.map(({ label, before: was, after: is }) => [label, was, is])).toMatchInlineSnapshot(`
    [
      [
        "Fee: A / A",
        "₹100, taken from the loan",
        null,
      ],
      [
        "Fee: C / C",
        null,
        "₹100, taken from the loan",
      ],
      [
        "Fee: B / B",
        "₹200, taken from the loan",
        "₹300, taken from the loan",
      ],
    ]
  `);
});

it('names the PIN codes that were taken out and added', () => {
  const serving = (pinPrefixes: string[]): ProductVersion => ({
    ...EXAMPLE_PRODUCT,
    eligibility: { ...EXAMPLE_PRODUCT.eligibility, pinPrefixes },
  });
  const shown = (before: string[], after: string[]) =>
    changesBetween(serving(before), serving(after), en).map((each) => [each.before, each.after]);
  expect(shown(['226', '208'], ['208', '110', '800'])).toEqual([
    ['1 taken out: 226', '2 added: 110, 800'],
  ]);
  expect(shown([], ['226'])).toEqual([['All of India', '1 beginning: 226']]);
});
