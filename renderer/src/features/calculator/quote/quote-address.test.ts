import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_QUOTE,
  quoteFromQuery,
  quoteToQuery,
  type Quote,
} from '#renderer/features/calculator/quote/quote-address.ts';
import { anyRate } from '#domain/testing/any-terms.ts';

const hundredths = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((count) => count / 100);

const anyFee = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: hundredths(100), gst: fc.boolean() }),
  fc.record({
    kind: fc.constant('rupees' as const),
    value: hundredths(1_500_000),
    gst: fc.boolean(),
  }),
);

const plainQuote: fc.Arbitrary<Quote> = fc.record({
  amount: fc.integer({ min: 0, max: 150 }).map((steps) => steps * 10_000),
  months: fc.integer({ min: 1, max: 15 }).map((years) => years * 12),
  rate: fc.integer({ min: 2, max: 30 }).map((halves) => halves / 2),
  expert: fc.constant(false),
  fee: anyFee,
  charges: hundredths(1_500_000),
  asLenders: fc.boolean(),
});

const expertQuote: fc.Arbitrary<Quote> = fc.record({
  amount: fc.integer({ min: 0, max: 1_500_000 }),
  months: fc.integer({ min: 1, max: 480 }),
  rate: anyRate,
  expert: fc.constant(true),
  fee: anyFee,
  charges: hundredths(1_500_000),
  asLenders: fc.boolean(),
});

describe('a quote in the address', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.oneof(plainQuote, expertQuote), (quote) => {
        expect(quoteFromQuery(quoteToQuery(quote))).toEqual({ quote, problems: [] });
        expect(quoteFromQuery(`?${quoteToQuery(quote)}`)).toEqual({ quote, problems: [] });
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves out defaults', () => {
    expect(quoteToQuery(DEFAULT_QUOTE)).toBe('');
    expect(quoteToQuery({ ...DEFAULT_QUOTE, amount: 100_000, months: 60, rate: 8.5 })).toBe(
      'amount=100000&years=5&rate=8.5',
    );
    expect(
      quoteToQuery({
        amount: 123_456,
        months: 30,
        rate: 24.25,
        expert: true,
        fee: { kind: 'rupees', value: 999, gst: true },
        charges: 250,
        asLenders: true,
      }),
    ).toBe(
      'amount=123456&months=30&rate=24.25&expert=1&fee=999&feeKind=rupees&gst=1&charges=250&lenders=1',
    );
  });

  it('is the default if empty, and ignores unknown parameters', () => {
    for (const search of ['', '?', '?utm_source=x&lang=hi']) {
      expect(quoteFromQuery(search)).toEqual({ quote: DEFAULT_QUOTE, problems: [] });
    }
  });

  it.each([
    ['amount=55555', 'amount'],
    ['amount=1510000', 'amount'],
    ['amount=-10000', 'amount'],
    ['amount=1e5', 'amount'],
    ['amount=', 'amount'],
    ['amount=NaN', 'amount'],
    ['amount=%E2%82%B95,00,000', 'amount'],
    ['amount=99999999999999999999', 'amount'],
    ['years=0', 'months'],
    ['years=16', 'months'],
    ['years=2.5', 'months'],
    ['months=30', 'months'],
    ['months=481&expert=1', 'months'],
    ['months=0&expert=1', 'months'],
    ['years=0&expert=1', 'months'],
    ['rate=2.3', 'rate'],
    ['rate=0', 'rate'],
    ['rate=20', 'rate'],
    ['rate=40.01&expert=1', 'rate'],
    ['rate=12.345&expert=1', 'rate'],
    ['fee=101', 'fee'],
    ['fee=-1', 'fee'],
    ['fee=5&feeKind=dollars', 'fee'],
    ['fee=1&gst=yes', 'fee'],
    ['charges=1500001', 'charges'],
    ['expert=yes', 'expert'],
  ])('falls back for ?%s, and names the field', (search, field) => {
    const { quote, problems } = quoteFromQuery(search);
    expect(problems).toEqual([field]);
    expect(quote).toEqual({ ...DEFAULT_QUOTE, expert: search.includes('expert=1') });
  });

  it('keeps valid fields alongside an invalid one', () => {
    expect(quoteFromQuery('?amount=abc&years=5&rate=99')).toEqual({
      quote: { ...DEFAULT_QUOTE, months: 60 },
      problems: ['amount', 'rate'],
    });
  });

  it('accepts the tenure of the other mode', () => {
    expect(quoteFromQuery('months=48').quote.months).toBe(48);
    expect(quoteFromQuery('years=20&expert=1').quote.months).toBe(240);
    expect(quoteFromQuery('years=5&months=30').quote.months).toBe(60);
    expect(quoteFromQuery('years=5&months=30&expert=1').quote.months).toBe(30);
  });

  it('never gives a quote outside the limits, whatever the address says', () => {
    const names = fc.constantFrom('amount', 'years', 'months', 'rate', 'expert', 'fee', 'feeKind');
    const values = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const { quote } = quoteFromQuery(new URLSearchParams(pairs).toString());
        expect(quoteFromQuery(quoteToQuery(quote))).toEqual({ quote, problems: [] });
      }),
    );
  });
});
