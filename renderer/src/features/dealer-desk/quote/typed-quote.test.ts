import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { MAX_TENORS, type QuoteTerms } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { anyPaise } from '#domain/testing/any-product.ts';
import { problemsOf } from '#renderer/features/dealer-desk/quote/quote-rules.ts';
import {
  type TypedQuote,
  emptyQuote,
  pricedTerms,
  termsOf,
  typedAgain,
} from '#renderer/features/dealer-desk/quote/typed-quote.ts';

const NOW = new Date();
const TYPED: TypedQuote = {
  ...emptyQuote({ vehicleKind: 'e-rickshaw', language: 'hi' }, NOW),
  model: 'Mayuri Pro',
  price: '1,60,000',
  registration: '6000',
  discount: '₹3,000',
  down: '45 हज़ार',
};

const SCHEME = {
  scheme: '9e107d9d-372b-4f8f-8e5d-3f0b9a4c2d11',
  names: { en: 'A scheme', hi: 'एक योजना' },
  amount: paise(500_000),
  source: 'S.O. 1',
  from: '2026-01-01',
  to: null,
};
const SCHEMES = [SCHEME];

const anyAmount = anyPaise(0, 2_000_000);
const anyTerms: fc.Arbitrary<QuoteTerms> = fc.record({
  vehicleKind: fc.constantFrom(...VEHICLE_KINDS),
  model: fc.stringMatching(/^[A-Za-z][\w-]{0,40}$/),
  exShowroomPrice: anyPaise(8_000_000, 30_000_000),
  registration: anyAmount,
  insurance: anyAmount,
  accessories: anyAmount,
  discount: anyAmount,
  subsidy: fc.option(
    fc.constantFrom(SCHEME).map(({ scheme, names, amount, source }) => ({
      scheme,
      names,
      amount,
      source,
    })),
    { nil: null },
  ),
  downPayment: anyAmount,
  months: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), {
    minLength: 1,
    maxLength: MAX_TENORS,
  }),
  validUntil: fc.constant('2026-12-31'),
  language: fc.constantFrom('en', 'hi'),
});

const problemAt = (changes: Partial<TypedQuote>) => problemsOf({ ...TYPED, ...changes }, SCHEMES);

describe('a quote that is typed', () => {
  it('reads amounts as people write them; what is empty is nothing', () => {
    expect(termsOf({ ...TYPED, down: '45,000' }, SCHEMES)).toMatchObject({
      vehicleKind: 'e-rickshaw',
      exShowroomPrice: paise(16_000_000),
      registration: paise(600_000),
      insurance: paise(0),
      discount: paise(300_000),
      subsidy: null,
      downPayment: paise(4_500_000),
      months: [12, 24, 36],
      language: 'hi',
    });
  });

  it('is filled in again from a saved one, with a new validity', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const again = termsOf(typedAgain(terms, NOW), SCHEMES);
        expect(again).toEqual({ ...terms, validUntil: again?.validUntil });
      }),
    );
  });

  it('has figures before model and validity are filled in', () => {
    const { scheme } = SCHEME;
    const typed = { ...TYPED, down: '0', model: '', validUntil: 'soon', scheme };
    expect(termsOf(typed, SCHEMES)).toBeNull();
    expect(pricedTerms(typed, SCHEMES)).toMatchObject({
      subsidy: { scheme, amount: 500_000 },
      downPayment: 0,
    });
    expect(pricedTerms({ ...typed, price: '' }, SCHEMES)).toBeNull();
  });

  it('has no figures with a subsidy that is not paid any more, which is not left out either', () => {
    const saved = termsOf({ ...TYPED, down: '0', scheme: SCHEME.scheme }, SCHEMES);
    if (saved === null) throw new Error('it can be read');
    const before = { ...saved, subsidy: { amount: paise(100), on: '2026-04-01', source: 'x' } };
    for (const typed of [typedAgain(saved, NOW), typedAgain(before, NOW)]) {
      expect(pricedTerms(typed, [])).toBeNull();
      expect(problemsOf(typed, [])).toEqual([
        { path: 'scheme', message: 'dealerQuote.error.scheme' },
      ]);
    }
  });
});

describe('what keeps a quote from being saved', () => {
  it('is nothing where terms can be read, and something where not', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.constantFrom(...Object.keys(TYPED)),
        fc.string(),
        (terms, at, to) => {
          const typed = { ...typedAgain(terms, NOW), [at]: to };
          const isFine = problemsOf(typed, SCHEMES).length === 0;
          expect(isFine && termsOf(typed, SCHEMES) === null).toBe(false);
        },
      ),
    );
    expect(problemAt({ down: '0' })).toEqual([]);
  });

  it.each([
    [{ kind: '' }, 'kind', 'dealerQuote.error.kind'],
    [{ insurance: 'some' }, 'insurance', 'dealerQuote.error.amount'],
    [{ scheme: 'another' }, 'scheme', 'dealerQuote.error.scheme'],
    [{ discount: '1,60,000' }, 'discount', 'dealerQuote.error.nothingLeft'],
    [{ insurance: '1,00,00,000' }, 'price', 'dealerQuote.error.tooHigh'],
    [{ down: '1,63,000' }, 'down', 'dealerQuote.error.nothingToBorrow'],
    [{ months1: '', months2: '', months3: '' }, 'months1', 'dealerQuote.error.noMonths'],
    [{ months2: '61' }, 'months2', 'dealerQuote.error.months'],
    [{ months3: '24' }, 'months3', 'dealerQuote.error.sameMonths'],
    [{ validUntil: '01/01/2020' }, 'validUntil', 'dealerQuote.error.valid'],
  ] as const)('is said at its field: %j', (changes, path, message) => {
    expect(problemAt({ down: '0', ...changes })).toEqual([{ path, message }]);
  });
});
