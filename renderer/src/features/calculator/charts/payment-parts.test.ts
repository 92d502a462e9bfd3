import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_QUOTE } from '#renderer/features/calculator/quote/quote-address.ts';
import { keyFacts } from '#domain/loans/key-facts.ts';
import { RBI_ILLUSTRATION } from '#domain/testing/published-figures.ts';
import { paymentParts } from '#renderer/features/calculator/charts/payment-parts.ts';

const { terms, feeToLender, feeToThirdParty } = RBI_ILLUSTRATION;
const illustration = {
  amount: terms.principal,
  months: terms.months,
  rate: terms.annualRate,
  expert: true,
  fee: { kind: 'rupees', value: feeToLender, gst: false },
  charges: feeToThirdParty,
  asLenders: false,
} as const;

test('the illustration of the circular: amount received, fees and interest', () => {
  const parts = paymentParts(illustration);
  const facts = keyFacts({ terms, feeToLender: illustration.fee, feeToThirdParty });
  expect(parts.received).toBe(RBI_ILLUSTRATION.netDisbursed);
  expect(parts.fees).toBe(400);
  expect(parts.interest).toBe(facts.totalInterest);
  expect(parts.total).toBe(facts.totalPayable);
});

test('without fees the parts are principal and interest', () => {
  const parts = paymentParts(DEFAULT_QUOTE);
  expect(parts).toMatchObject({ received: 50_000, fees: 0 });
  expect(parts.interest).toBeCloseTo(1556.64, 2);
});

test('fees count only in expert mode, which shows them', () => {
  expect(paymentParts({ ...illustration, expert: false }).fees).toBe(0);
});

test('the parts sum to the total, and none is negative, whatever the fees', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_500_000 }),
      fc.integer({ min: 0, max: 1_500_000 }),
      (amount, charges) => {
        const { received, fees, interest, total } = paymentParts({
          ...illustration,
          amount,
          charges,
        });
        expect(received + fees + interest).toBeCloseTo(total, 6);
        expect(Math.min(received, fees, interest)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
