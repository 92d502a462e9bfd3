import type { Instalment } from '#domain/loans/amortisation.ts';
import { feeInRupees } from '#domain/loans/fees.ts';
import { paise, type Rupees, rupeesOf, totalOf } from '#domain/money/money.ts';
import { countPaise } from '#domain/money/rounding.ts';
import type { PricedLoan } from '#domain/lending/offers/cost-breakdown.ts';
import { priceLoan } from '#domain/lending/offers/offer.ts';
import { paymentsOf, regularInstalment, repaymentOf } from '#domain/lending/offers/repayment.ts';
import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** A quote as a lender would draw it up: the instalment is up to the next rupee, the last one takes the rest. */
export type DrawnUp = {
  /** A month, and what the last one is. */
  readonly instalment: Rupees;
  readonly last: Rupees;
  readonly interest: Rupees;
  /** Each month, in rupees to the paisa. */
  readonly rows: readonly Instalment[];
};

/** null where the quote is not to be rounded as lenders do, or nothing is borrowed. */
export function drawnUp(quote: Quote): DrawnUp | null {
  if (!quote.asLenders || quote.amount === 0) return null;
  const loan = onPaper(quote);
  const payments = paymentsOf(loan);
  return {
    instalment: rupeesOf(regularInstalment(payments)),
    last: rupeesOf(payments.instalments.at(-1) ?? paise(0)),
    interest: rupeesOf(totalOf(payments.interest)),
    rows: repaymentOf(loan).map(({ month, opening, instalment, interest, principal, closing }) => ({
      month,
      opening: rupeesOf(opening),
      instalment: rupeesOf(instalment),
      interest: rupeesOf(interest),
      principal: rupeesOf(principal),
      closing: rupeesOf(closing),
    })),
  };
}

/**
 * What the loan costs as drawn up: the fee is taken from the loan, other charges are paid separately. null where the quote
 * is not to be rounded, or has no APR.
 */
export function pricedQuote(quote: Quote, t: Translator['t']): PricedLoan<string> | null {
  if (!quote.asLenders || quote.amount === 0) return null;
  const loan = onPaper(quote);
  const fees = [
    {
      names: t('calculator.fee'),
      amount: countPaise(feeInRupees(quote.fee, quote.amount)),
      isDeducted: true,
    },
    { names: t('calculator.charges'), amount: countPaise(quote.charges), isDeducted: false },
  ].filter(({ amount }) => quote.expert && amount > 0);
  const priced = priceLoan(loan.principal, paymentsOf(loan), fees);
  return priced.kind === 'none' ? null : priced.loan;
}

const onPaper = ({ amount, months, rate }: Quote) => ({
  principal: countPaise(amount),
  months,
  rate: { kind: 'reducing' as const, percent: rate },
});
