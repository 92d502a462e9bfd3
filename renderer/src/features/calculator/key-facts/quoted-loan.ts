import type { Fee } from '#domain/loans/fees.ts';
import { keyFacts, type KeyFacts } from '#domain/loans/key-facts.ts';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';
import type { PricedLoan } from '#domain/lending/offers/cost-breakdown.ts';
import type { DrawnUp } from '#renderer/features/calculator/quote/drawn-up.ts';
import type { Currency } from '#renderer/ui/text/money.tsx';

/** What is known of a loan. Null or absent means that the lender does not state it. */
export type QuotedLoan = {
  readonly terms: LoanTerms;
  readonly feeToLender: Fee | null;
  /** In the currency of the loan. */
  readonly feeToThirdParty: number | null;
  readonly currency: Currency;
  readonly loanType: string;
  readonly rateType?: 'fixed' | 'not-stated';
  /** In stages or in full. */
  readonly disbursal?: string | null;
  /** When the first instalment is due. */
  readonly start?: string | null;
  readonly penalCharges?: string | null;
  readonly foreclosure?: string | null;
  readonly switching?: string | null;
  /** The loan as a lender would draw it up; where it is not, nothing is rounded. */
  readonly drawn?: (DrawnUp & { readonly priced: PricedLoan<string> }) | null;
};

const NO_FEE: Fee = { kind: 'rupees', value: 0, gst: false };

/** The computed figures of a loan. Fees that are not stated cannot be included. */
export function keyFactsOf(loan: QuotedLoan): KeyFacts {
  const facts = keyFacts({
    terms: loan.terms,
    feeToLender: loan.feeToLender ?? NO_FEE,
    feeToThirdParty: loan.feeToThirdParty ?? 0,
  });
  const { drawn = null } = loan;
  if (drawn === null) return facts;
  const { instalment, interest, rows, priced } = drawn;
  return {
    ...facts,
    instalment,
    totalInterest: interest,
    totalPayable: facts.sanctioned + interest,
    apr: { kind: 'rate', percent: priced.apr },
    schedule: rows,
  };
}
