import type { MiddleLoan } from '#domain/lending/matching/published-offers.ts';
import { rupeesOf } from '#domain/money/money.ts';
import { DEFAULT_QUOTE, type Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { E_RICKSHAW_EXAMPLE, borrowedFor } from '#domain/loans/vehicle-price.ts';
import { inExpertMode } from '#renderer/features/calculator/quote/quote-change.ts';

/** A calculation that starts from the price: the loan and the down payment, in rupees. */
export type Start = { readonly quote: Quote; readonly downPayment: number };

/** The e-rickshaw example, in expert mode because the plain rate ends at 15 % a year. */
export function exampleStart(quote: Quote): Start {
  const { price, downPayment, annualRate, months } = E_RICKSHAW_EXAMPLE;
  const amount = borrowedFor(price, downPayment);
  return { quote: inExpertMode({ ...quote, amount, rate: annualRate, months }), downPayment };
}

/** A loan in the middle of what is published, in expert mode, which has room for every rate and length. */
export const middleQuote = ({ amount, months, rate }: MiddleLoan): Quote =>
  inExpertMode({ ...DEFAULT_QUOTE, amount: rupeesOf(amount), months, rate });

/** Whether the figures are those of the example. */
export function isExample(start: Start): boolean {
  const { quote, downPayment } = exampleStart(start.quote);
  return (
    start.downPayment === downPayment &&
    start.quote.amount === quote.amount &&
    start.quote.rate === quote.rate &&
    start.quote.months === quote.months
  );
}
