import {
  DEFAULT_QUOTE,
  LIMITS,
  type Quote,
} from '#renderer/features/calculator/quote/quote-address.ts';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';
import { snap } from '#domain/read-number.ts';

const MONTHS_PER_YEAR = 12;

/** The terms of a quote, as the loan functions take them. */
export function termsOf({ amount, months, rate }: Quote): LoanTerms {
  return { principal: amount, annualRate: rate, months };
}

/** The limits of the three sliders; `length` is in years, in expert mode in months. */
export function limitsOf({ expert }: Quote) {
  return expert
    ? { ...LIMITS.expert, length: LIMITS.expert.months, monthsInOne: 1 }
    : { ...LIMITS.plain, length: LIMITS.plain.years, monthsInOne: MONTHS_PER_YEAR };
}

/** The same loan in expert mode, which allows every value of plain mode. */
export function inExpertMode(quote: Quote): Quote {
  return { ...quote, expert: true };
}

/** The nearest loan that the plain sliders allow, without fees; `changed` says whether any value had to change. */
export function inPlainMode(quote: Quote): { readonly quote: Quote; readonly changed: boolean } {
  const { fee, charges } = DEFAULT_QUOTE;
  const amount = snap(quote.amount, LIMITS.plain.amount);
  const years = snap(quote.months / MONTHS_PER_YEAR, LIMITS.plain.years);
  const rate = snap(quote.rate, LIMITS.plain.rate);
  return {
    quote: {
      amount: amount.value,
      months: years.value * MONTHS_PER_YEAR,
      rate: rate.value,
      expert: false,
      fee,
      charges,
      asLenders: quote.asLenders,
    },
    changed:
      amount.changed || years.changed || rate.changed || quote.fee.value > 0 || quote.charges > 0,
  };
}
