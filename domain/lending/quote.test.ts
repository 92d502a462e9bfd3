import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import {
  countersOf,
  figuresOf,
  invoicePriceOf,
  onRoadPriceOf,
  percentOf,
  quoteFigures,
  quoteTerms,
} from '#domain/lending/quote.ts';
import { repaymentOf } from '#domain/lending/offers/repayment.ts';
import { paise, plus } from '#domain/money/money.ts';
import { anyBorrower, anyOffered, anyPaise } from '#domain/testing/any-product.ts';
import { EXAMPLE_LENDER, EXAMPLE_PRODUCT, EXAMPLE_TODAY } from '#domain/testing/example-product.ts';

const EXAMPLE: QuoteTerms = {
  vehicleKind: 'e-rickshaw',
  model: 'Example',
  exShowroomPrice: paise(16_000_000),
  registration: paise(600_000),
  insurance: paise(700_000),
  accessories: paise(200_000),
  discount: paise(300_000),
  subsidy: { amount: paise(700_000), on: '2026-04-01', source: 'A scheme' },
  downPayment: paise(4_000_000),
  months: [12, 24],
  validUntil: '2026-11-30',
  language: 'en',
};
const OFFERED = { lenders: [EXAMPLE_LENDER], products: [EXAMPLE_PRODUCT] };
const RULES_OF_VEHICLE = /^(?:vehicle-kind|amount-|tenure-|loan-to-value)/;

const anyQuote: fc.Arbitrary<QuoteTerms> = fc
  .record({
    vehicleKind: fc.constantFrom('e-rickshaw', 'e-auto', 'e-cargo'),
    exShowroomPrice: anyPaise(8_000_000, 30_000_000),
    registration: anyPaise(0, 1_000_000),
    insurance: anyPaise(0, 1_500_000),
    accessories: anyPaise(0, 900_000),
    discount: anyPaise(0, 2_000_000),
    subsidised: fc.option(anyPaise(1, 3_000_000)),
    downPayment: anyPaise(0, 7_000_000),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ subsidised, ...quote }) => ({
    ...EXAMPLE,
    ...quote,
    subsidy:
      subsidised === null
        ? null
        : { ...EXAMPLE.subsidy, amount: subsidised, on: '2026-04-01', source: 'x' },
  }))
  .filter((quote) => quoteTerms.safeParse(quote).success);

describe('a quote', () => {
  it('says what each loan needs at the counter: down payment, fees kept by the lender, and what is paid separately', () => {
    fc.assert(
      fc.property(anyQuote, anyOffered(3), (quote, offered) => {
        const figures = figuresOf(quote, offered);
        const loans = figures.tenors.flatMap((tenor) => tenor.offered);
        const counters = countersOf(quote, figures);
        expect(new Set(counters.map(({ product }) => product.id))).toEqual(
          new Set(loans.map(({ product }) => product.id)),
        );
        for (const { product, amount } of counters) {
          const fees = loans.find((loan) => loan.product.id === product.id)?.loan?.fees ?? [];
          const paid = fees.reduce((sum, fee) => sum + fee.amount, 0);
          expect(amount).toBe(quote.downPayment + paid);
        }
      }),
    );
  });

  it('has no counter for figures that were saved without their loans', () => {
    const { tenors } = figuresOf(EXAMPLE, OFFERED);
    const before = tenors.map((tenor) => ({
      ...tenor,
      offered: tenor.offered.map(({ loan: _loan, ...kept }) => kept),
    }));
    expect(countersOf(EXAMPLE, { tenors: before })).toEqual([]);
  });

  it('totals its lines', () => {
    const figures = figuresOf(EXAMPLE, OFFERED);
    expect(figures).toMatchObject({
      invoicePrice: 15_000_000,
      onRoadPrice: 16_500_000,
      loanAmount: 12_500_000,
      products: ['tulsi-vehicle@1'],
    });
    expect(figures.tenors.map(({ months }) => months)).toEqual([12, 24]);
    expect(figures.tenors[1]?.offered[0]?.loanToValue).toEqual({
      base: 'on-road',
      value: 16_500_000,
      maxPercent: 85,
      maxAmount: 14_025_000,
      percent: 75.76,
    });
  });

  it.each([
    { base: 'invoice', value: 15_000_000 },
    { base: 'on-road', value: 16_500_000 },
    { base: 'lower', value: 15_000_000 },
  ] as const)('is measured by $base', ({ base, value }) => {
    const product = { ...EXAMPLE_PRODUCT, loanToValue: { maxPercent: 80, base } };
    const { tenors } = figuresOf(EXAMPLE, { ...OFFERED, products: [product] });
    const listed = [...(tenors[0]?.offered ?? []), ...(tenors[0]?.notOffered ?? [])];
    expect(listed[0]?.loanToValue).toMatchObject({ base, value, maxAmount: value * 0.8 });
    expect(tenors[0]?.offered).toHaveLength(base === 'on-road' ? 1 : 0);
  });

  it('has the same figures as the match and as a separate offer, whoever borrows', () => {
    fc.assert(
      fc.property(anyQuote, anyOffered(6), anyBorrower, (quote, offered, borrower) => {
        const figures = figuresOf(quote, offered);
        for (const { months, offered: had, notOffered } of figures.tenors) {
          const input = {
            ...borrower,
            vehicleKind: quote.vehicleKind,
            exShowroomPrice: figures.invoicePrice,
            onRoadPrice: figures.onRoadPrice,
            downPayment: quote.downPayment,
            months,
          };
          const { matched, unmatched } = matchLenders(input, offered, EXAMPLE_TODAY);
          const byId = new Map(had.map((each) => [each.product.id, each]));
          for (const { product, offer } of matched) {
            const { apr, instalment, instalmentPerDay, totalPaid, totalCost } = offer;
            expect(byId.get(product.id)).toMatchObject({
              apr,
              instalment,
              instalmentPerDay,
              totalPaid,
              totalCost,
            });
          }
          const against = new Map(notOffered.map((each) => [each.product.id, each.reasons]));
          for (const { product, reasons } of unmatched) {
            expect(against.get(product.id) ?? []).toEqual(
              reasons.filter(({ rule }) => RULES_OF_VEHICLE.test(rule)),
            );
          }
          expect(had.length + notOffered.length).toBe(offered.products.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('adds up: prices, instalments and costs', () => {
    fc.assert(
      fc.property(anyQuote, anyOffered(4), (quote, offered) => {
        const figures = figuresOf(quote, offered);
        expect(quoteFigures.parse(figures)).toEqual(figures);
        expect(figures.invoicePrice + quote.discount + (quote.subsidy?.amount ?? 0)).toBe(
          quote.exShowroomPrice,
        );
        expect(figures.loanAmount + quote.downPayment).toBe(
          figures.invoicePrice + quote.registration + quote.insurance + quote.accessories,
        );
        for (const { months, offered: had } of figures.tenors) {
          for (const each of had) {
            const product = offered.products.find(({ productId }) => productId === each.product.id);
            if (product === undefined) throw new Error('a product that was not offered');
            const paper = { principal: figures.loanAmount, months, rate: product.rate };
            const schedule = repaymentOf(paper);
            const offer = drawUpOffer(product, figures.loanAmount, months);
            const repaid = schedule.reduce((sum, { instalment }) => sum + instalment, 0);
            const principal = schedule.reduce((sum, due) => sum + due.principal, 0);
            expect(principal).toBe(figures.loanAmount);
            expect(each.totalPaid - (offer.totalPaid - repaid)).toBe(repaid);
            expect(each.totalCost).toBe(each.totalPaid - offer.disbursed);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has a lower share of the value for a higher down payment, and the same limit', () => {
    fc.assert(
      fc.property(anyQuote, anyPaise(1, 500_000), (quote, more) => {
        const shares = [quote, { ...quote, downPayment: plus(quote.downPayment, more) }].map(
          (each) => {
            const { tenors } = figuresOf(each, OFFERED);
            const { offered = [], notOffered = [] } = tenors[0] ?? {};
            const [listed] = [...offered, ...notOffered];
            if (listed === undefined) throw new Error('nothing is listed');
            const isOver = notOffered.some(({ reasons }) =>
              reasons.some(({ rule }) => rule === 'loan-to-value'),
            );
            const { percent, maxPercent, maxAmount } = listed.loanToValue;
            expect(isOver).toBe(percent > maxPercent);
            return { percent, maxAmount };
          },
        );
        expect(shares[1]?.percent).toBeLessThanOrEqual(shares[0]?.percent ?? 0);
        expect(shares[1]?.maxAmount).toBe(shares[0]?.maxAmount);
      }),
    );
  });

  it('is refused when its sums leave no price, or nothing to borrow', () => {
    expect(quoteTerms.safeParse(EXAMPLE).success).toBe(true);
    const faultOf = (changes: Partial<QuoteTerms>) =>
      quoteTerms.safeParse({ ...EXAMPLE, ...changes }).error?.issues[0]?.path;
    expect(faultOf({ discount: paise(15_300_000) })).toEqual(['discount']);
    expect(faultOf({ downPayment: paise(16_500_000) })).toEqual(['downPayment']);
    expect(faultOf({ exShowroomPrice: paise(999_999_999) })).toEqual(['exShowroomPrice']);
    expect(faultOf({ months: [12, 12] })).toEqual(['months']);
  });

  it('rounds a share up, so that it is over the limit when the loan is', () => {
    expect(percentOf(paise(8_500_001), paise(10_000_000))).toBe(85.01);
    expect(percentOf(paise(8_500_000), paise(10_000_000))).toBe(85);
    expect([invoicePriceOf(EXAMPLE), onRoadPriceOf(EXAMPLE)]).toEqual([15_000_000, 16_500_000]);
  });
});
