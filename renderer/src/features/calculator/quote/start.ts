import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import { E_RICKSHAW_EXAMPLE, borrowedFor } from '#domain/loans/vehicle-price.ts';
import { inExpertMode } from '#renderer/features/calculator/quote/quote-change.ts';

/** Where a calculation starts that begins at the price: the loan, and what is paid down beside it, in rupees. */
export type Start = { readonly quote: Quote; readonly downPayment: number };

/** The example of an e-rickshaw, on the sliders of the expert mode: the plain ones end at 15 % a year. */
export function exampleStart(quote: Quote): Start {
  const { price, downPayment, annualRate, months } = E_RICKSHAW_EXAMPLE;
  const amount = borrowedFor(price, downPayment);
  return { quote: inExpertMode({ ...quote, amount, rate: annualRate, months }), downPayment };
}

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
