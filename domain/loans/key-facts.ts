import { requireFinite } from '#domain/finite-numbers.ts';
import {
  amortise,
  interestOf,
  monthlyPayment,
  type Instalment,
} from '#domain/loans/amortisation.ts';
import { annualPercentageRate, type AnnualPercentageRate } from '#domain/loans/apr.ts';
import { feeInRupees, type Fee } from '#domain/loans/fees.ts';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';
import { repaymentSchedule } from '#domain/loans/schedule.ts';
import type { Rupees } from '#domain/money/money.ts';

/** The computed figures of a key facts statement. */
export type KeyFacts = {
  readonly sanctioned: Rupees;
  /** What the borrower receives; negative if the fees exceed the loan. */
  readonly netDisbursed: Rupees;
  readonly months: number;
  /** Unrounded. */
  readonly instalment: Rupees;
  /** Unrounded. */
  readonly totalInterest: Rupees;
  /** To the paisa, tax included. */
  readonly feeToLender: Rupees;
  readonly feeToThirdParty: Rupees;
  readonly totalFees: Rupees;
  /** Principal and interest; the fees are deducted from the disbursal. Unrounded. */
  readonly totalPayable: Rupees;
  readonly apr: AnnualPercentageRate;
  /** To the paisa. */
  readonly schedule: readonly Instalment[];
};

/**
 * The key facts of a loan as the circular RBI/2024-25/18 of 15 April 2024 works them out:
 * the fees are taken from the sanctioned amount, and the annual percentage rate counts them.
 */
export function keyFacts(loan: {
  readonly terms: LoanTerms;
  readonly feeToLender: Fee;
  readonly feeToThirdParty: Rupees;
}): KeyFacts {
  requireFinite({ ...loan.terms, feeToThirdParty: loan.feeToThirdParty });
  const { principal, months } = loan.terms;
  const rows = amortise(loan.terms);
  const instalment = monthlyPayment(loan.terms);
  const totalInterest = interestOf(rows);
  const feeToLender = feeInRupees(loan.feeToLender, principal);
  const totalFees = feeToLender + loan.feeToThirdParty;
  const netDisbursed = principal - totalFees;
  return {
    sanctioned: principal,
    netDisbursed,
    months,
    instalment,
    totalInterest,
    feeToLender,
    feeToThirdParty: loan.feeToThirdParty,
    totalFees,
    totalPayable: principal + totalInterest,
    apr: annualPercentageRate({ netDisbursed, instalment, months }),
    schedule: repaymentSchedule(rows),
  };
}
