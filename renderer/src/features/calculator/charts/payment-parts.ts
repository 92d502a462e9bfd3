import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { drawnUp } from '#renderer/features/calculator/quote/drawn-up.ts';
import { totalInterest } from '#domain/loans/amortisation.ts';
import { feeInRupees } from '#domain/loans/fees.ts';
import { termsOf } from '#renderer/features/calculator/quote/quote-change.ts';

/** The total payment for a loan, in rupees: three parts that sum to `total`. */
export type PaymentParts = {
  /** The principal less the fees deducted from it. */
  readonly received: number;
  /** At most the principal: no more can be deducted from it. */
  readonly fees: number;
  /** Unrounded. */
  readonly interest: number;
  readonly total: number;
};

/** The parts of the total payment of a quote. Fees count only in expert mode, which shows them. */
export function paymentParts(quote: Quote): PaymentParts {
  const { amount, expert, fee, charges } = quote;
  const fees = expert ? Math.min(amount, feeInRupees(fee, amount) + charges) : 0;
  const interest = drawnUp(quote)?.interest ?? totalInterest(termsOf(quote));
  return { received: amount - fees, fees, interest, total: amount + interest };
}
