import type { Fee } from '#domain/loans/fees.ts';
import { keyFacts, type KeyFacts } from '#domain/loans/key-facts.ts';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';
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
};

const NO_FEE: Fee = { kind: 'rupees', value: 0, gst: false };

/** The computed figures of a loan. Fees that are not stated cannot be included. */
export function keyFactsOf(loan: QuotedLoan): KeyFacts {
  return keyFacts({
    terms: loan.terms,
    feeToLender: loan.feeToLender ?? NO_FEE,
    feeToThirdParty: loan.feeToThirdParty ?? 0,
  });
}
