import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_QUOTE, type Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { drawnUp, pricedQuote } from '#renderer/features/calculator/quote/drawn-up.ts';
import { paymentParts } from '#renderer/features/calculator/charts/payment-parts.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';

const { t } = (await loadEdition('en', '', { areas: ['calculator'] })).translator;

it('a schedule is drawn up only on request, and not where nothing is borrowed', () => {
  expect(drawnUp(DEFAULT_QUOTE)).toBeNull();
  expect(drawnUp({ ...DEFAULT_QUOTE, asLenders: true, amount: 0 })).toBeNull();
  expect(pricedQuote({ ...DEFAULT_QUOTE, asLenders: true, amount: 0 }, t)).toBeNull();
});

it('rounds the documented start up to the next rupee, and makes the last one smaller', () => {
  const drawn = drawnUp({ ...DEFAULT_QUOTE, asLenders: true });
  expect(drawn).toMatchObject({ instalment: 1_433 });
  expect(drawn?.last).toBeLessThan(1_433);
  expect(paymentParts(DEFAULT_QUOTE).interest).toBeCloseTo(1556.64, 2);
});

it('adds up for every quote: principal, and interest as the parts of the payment have it', () => {
  const anyQuote = fc.record({
    amount: fc.integer({ min: 1, max: 1_500_000 }),
    months: fc.integer({ min: 1, max: 480 }),
    rate: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
    percentOfCharges: fc.integer({ min: 0, max: 50 }),
  });
  fc.assert(
    fc.property(anyQuote, ({ percentOfCharges, ...terms }) => {
      const charges = Math.floor((terms.amount * percentOfCharges) / 100);
      const quote: Quote = { ...DEFAULT_QUOTE, ...terms, charges, expert: true, asLenders: true };
      const drawn = drawnUp(quote);
      const rows = drawn?.rows ?? [];
      expect(rows).toHaveLength(terms.months);
      expect(rows.reduce((so, row) => so + row.principal, 0)).toBeCloseTo(terms.amount, 4);
      expect(rows.at(-1)?.closing).toBe(0);
      expect(paymentParts(quote).interest).toBe(drawn?.interest);
      expect(pricedQuote(quote, t)?.amount).toBe(terms.amount * 100);
    }),
    { numRuns: 100 },
  );
});
