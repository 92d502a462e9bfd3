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
    fc.record({
      amount: anyPaise(1, 2_000_000),
      on: fc.constant('2026-04-01'),
      source: fc.constant('A scheme'),
    }),
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

const problemAt = (changes: Partial<TypedQuote>) => problemsOf({ ...TYPED, ...changes });

describe('a quote that is typed', () => {
  it('reads amounts as people write them; what is empty is nothing', () => {
    expect(termsOf({ ...TYPED, down: '45,000' })).toMatchObject({
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
        const again = termsOf(typedAgain(terms, NOW));
        expect(again).toEqual({ ...terms, validUntil: again?.validUntil });
      }),
    );
  });

  it('has figures before model, validity and source are filled in', () => {
    const typed = { ...TYPED, down: '0', model: '', validUntil: 'soon', subsidyAmount: '5000' };
    expect(termsOf(typed)).toBeNull();
    expect(pricedTerms(typed)).toMatchObject({ subsidy: { amount: 500_000 }, downPayment: 0 });
    expect(pricedTerms({ ...typed, price: '' })).toBeNull();
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
          const isFine = problemsOf(typed).length === 0;
          expect(isFine && termsOf(typed) === null).toBe(false);
        },
      ),
    );
    expect(problemAt({ down: '0' })).toEqual([]);
  });

  it.each([
    [{ kind: '' }, 'kind', 'dealerQuote.error.kind'],
    [{ insurance: 'some' }, 'insurance', 'dealerQuote.error.amount'],
    [{ subsidyAmount: '5000', subsidySource: 'x' }, 'subsidyOn', 'dealerQuote.error.subsidyOn'],
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
