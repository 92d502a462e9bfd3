import { describe, expect, it } from 'vitest';
import { type QuoteTerms, figuresOf } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';
import { publicPageOf } from '#renderer/features/dealer-desk/quote/public-page.ts';
import {
  differencesBetween,
  quotedLenders,
  refusingLenders,
} from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';

const TERMS: QuoteTerms = {
  vehicleKind: 'e-rickshaw',
  model: 'Example',
  exShowroomPrice: paise(16_000_000),
  registration: paise(600_000),
  insurance: paise(750_000),
  accessories: paise(0),
  discount: paise(300_000),
  subsidy: null,
  downPayment: paise(4_500_000),
  months: [12, 24, 48],
  validUntil: '2026-12-31',
  language: 'hi',
};
const ASHOK = { ...EXAMPLE_LENDER, id: 'ashok', names: { en: 'Ashok', hi: 'अशोक' } };
const CHEAPER = {
  ...EXAMPLE_PRODUCT,
  productId: 'ashok-loan',
  lenderId: 'ashok',
  rate: { kind: 'reducing', percent: 15 },
  tenure: { min: 18, max: 48 },
} as const;
const LENDERS = [EXAMPLE_LENDER, ASHOK];
const FIGURES = figuresOf(TERMS, { lenders: LENDERS, products: [EXAMPLE_PRODUCT, CHEAPER] });

describe('the lenders of a quote', () => {
  it('are each there once with all tenors, the lowest APR first', () => {
    const lenders = quotedLenders(FIGURES);
    expect(lenders.map(({ lender }) => lender.id)).toEqual(['ashok', 'tulsi']);
    expect(lenders.map(({ loans }) => loans.map((loan) => loan !== null))).toEqual([
      [false, true, true],
      [true, true, false],
    ]);
  });

  it('are listed with each reason once if they cannot lend', () => {
    const rules = refusingLenders(FIGURES).map(({ lender, reasons }) => [
      lender.id,
      reasons.map(({ rule }) => rule),
    ]);
    expect(Object.fromEntries(rules)).toEqual({ ashok: ['tenure-min'], tulsi: ['tenure-max'] });
    const none = figuresOf(
      { ...TERMS, downPayment: paise(0) },
      { lenders: LENDERS, products: [CHEAPER] },
    );
    expect(
      refusingLenders(none)[0]?.reasons.filter(({ rule }) => rule === 'loan-to-value'),
    ).toHaveLength(1);
  });
});

describe('figures that were shown', () => {
  const anew = (rate: number) =>
    figuresOf(TERMS, {
      lenders: LENDERS,
      products: [EXAMPLE_PRODUCT, { ...CHEAPER, rate: { kind: 'reducing', percent: rate } }],
    });

  it('are the same where nothing was changed, whatever the order of their keys', () => {
    const turned = Object.fromEntries(Object.entries(FIGURES).toReversed());
    expect(differencesBetween(FIGURES, { ...FIGURES, ...turned })).toBeNull();
  });

  it('differ by the instalments of each lender and tenor', () => {
    const differences = differencesBetween(FIGURES, anew(18));
    expect(differences?.map(({ names, months }) => [names.en, months])).toEqual([
      ['Ashok', 24],
      ['Ashok', 48],
    ]);
    expect(differences?.every(({ before, after }) => (before ?? 0) < (after ?? 0))).toBe(true);
  });

  it('differ by what is no longer available, and by what is new', () => {
    const only = figuresOf(TERMS, { lenders: LENDERS, products: [EXAMPLE_PRODUCT] });
    expect(differencesBetween(FIGURES, only)?.map(({ after }) => after)).toEqual([null, null]);
    expect(differencesBetween(only, FIGURES)?.map(({ before }) => before)).toEqual([null, null]);
  });

  it('differ only in the rest if a limit changes', () => {
    const products = [{ ...EXAMPLE_PRODUCT, version: 2 }, CHEAPER];
    expect(differencesBetween(FIGURES, figuresOf(TERMS, { lenders: LENDERS, products }))).toEqual(
      [],
    );
  });
});

it('the public page has the same figures and names nobody', () => {
  expect(publicPageOf('https://portal.example', TERMS, FIGURES)).toBe(
    'https://portal.example/hi/loan-eligibility?kind=e-rickshaw&price=157000&onRoad=170500&down=45000&months=12#match',
  );
});
