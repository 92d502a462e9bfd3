import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aprRangeOf, counterRangeOf, rangesOf } from '#domain/lending/quote-ranges.ts';
import { countersOf, figuresOf, type QuoteTerms } from '#domain/lending/quote.ts';
import { paise } from '#domain/money/money.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT } from '#domain/testing/example-product.ts';

const OFFERED = {
  lenders: [EXAMPLE_LENDER],
  products: [
    EXAMPLE_PRODUCT,
    {
      ...EXAMPLE_PRODUCT,
      productId: 'dearer',
      rate: { kind: 'reducing' as const, percent: 34 },
    },
  ],
};

const terms = (downPayment: number, months: readonly number[]): QuoteTerms => ({
  exShowroomPrice: paise(160_000_00),
  registration: paise(0),
  insurance: paise(0),
  accessories: paise(0),
  discount: paise(0),
  subsidy: null,
  downPayment: paise(downPayment),
  vehicleKind: 'e-rickshaw',
  model: 'Sawari',
  months: [...months],
  validUntil: '2030-01-01',
  language: 'en',
});

test('a range begins and ends with an amount that the sheet shows', () => {
  const tenors = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 });
  const down = fc.integer({ min: 0, max: 15_999_999 });
  fc.assert(
    fc.property(down, tenors, (downPayment, months) => {
      const quoted = terms(downPayment, months);
      const figures = figuresOf(quoted, OFFERED);
      for (const tenor of figures.tenors) {
        const ranges = rangesOf(tenor);
        expect(ranges?.loans ?? 0).toBe(tenor.offered.length);
        if (ranges === null) continue;
        for (const name of ['instalment', 'instalmentPerDay', 'apr', 'totalPaid'] as const) {
          const amounts: number[] = tenor.offered.map((loan) => loan[name]);
          expect(ranges[name]).toEqual({ from: Math.min(...amounts), to: Math.max(...amounts) });
        }
      }
      const aprs = figures.tenors.flatMap(({ offered }) => offered.map(({ apr }) => apr));
      expect(aprRangeOf(figures)).toEqual(
        aprs.length === 0 ? null : { from: Math.min(...aprs), to: Math.max(...aprs) },
      );
      const counters: number[] = countersOf(quoted, figures).map(({ amount }) => amount);
      expect(counterRangeOf(quoted, figures)).toEqual(
        counters.length === 0 ? null : { from: Math.min(...counters), to: Math.max(...counters) },
      );
    }),
    { numRuns: 50 },
  );
});
