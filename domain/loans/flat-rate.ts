import { requireFinite } from '#domain/finite-numbers.ts';
import { monthlyPayment } from '#domain/loans/amortisation.ts';
import { internalRate } from '#domain/loans/internal-rate.ts';
import type { LoanTerms } from '#domain/loans/loan-terms.ts';
import type { Rupees } from '#domain/money/money.ts';

export type FlatTerms = {
  readonly principal: Rupees;
  /** Percent a year of the whole principal for the whole tenure. */
  readonly flatRate: number;
  readonly months: number;
};

/**
 * What a quote at a flat rate really is: instalment and total interest, and the reducing
 * rate in percent a year that gives the same instalment. All unrounded. The rate does not depend on
 * the principal, and is given for a principal of 0 too.
 */
export function fromFlatRate({ principal, flatRate, months }: FlatTerms): {
  readonly instalment: Rupees;
  readonly totalInterest: Rupees;
  readonly reducingRate: number;
} {
  requireFinite({ principal, flatRate, months });
  const interestOfOneRupee = (flatRate / 1200) * months;
  const totalInterest = principal * interestOfOneRupee;
  const reducingRate =
    flatRate === 0 ? 0 : internalRate(1, (1 + interestOfOneRupee) / months, months) * 1200;
  return { instalment: (principal + totalInterest) / months, totalInterest, reducingRate };
}

/**
 * The flat rate in percent a year at which a dealer would quote this loan, unrounded: its total
 * interest by year and principal. The inverse of `fromFlatRate`.
 */
export function flatRateOf({ principal, annualRate, months }: LoanTerms): number {
  requireFinite({ principal, annualRate, months });
  const repaid = monthlyPayment({ principal: 1, annualRate, months }) * months;
  return ((repaid - 1) / months) * 1200;
}
