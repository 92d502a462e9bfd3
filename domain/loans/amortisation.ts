import { requireFinite, requireMonths } from '#domain/finite-numbers.ts';
import { annuityFactor } from '#domain/loans/annuity.ts';
import { monthlyRate, type LoanTerms } from '#domain/loans/loan-terms.ts';
import type { Rupees } from '#domain/money/money.ts';

/** One month of a loan; `month` counts from 1. */
export type Instalment = {
  readonly month: number;
  /** Balance before the instalment. */
  readonly opening: Rupees;
  /** The payment: interest and principal. */
  readonly instalment: Rupees;
  readonly interest: Rupees;
  readonly principal: Rupees;
  /** Balance after the instalment. */
  readonly closing: Rupees;
};

/**
 * The equal monthly instalment (EMI) in the unit of the principal, unrounded: P·r / (1 − (1 + r)^−n), and P / n at a
 * rate of 0 (section 9 of the specification). Expects a principal and a rate of at least 0.
 */
export function monthlyPayment({ principal, annualRate, months }: LoanTerms<number>): number {
  requireFinite({ principal, annualRate, months });
  return principal / annuityFactor(Math.log1p(monthlyRate(annualRate)), months);
}

/**
 * The months of a loan at full precision: nothing is rounded, and the last closing is exactly 0.
 *
 * The balances are found from the last month to the first, each as (next balance + EMI) / (1 + r).
 * Forwards, the binary noise of the EMI would grow with the interest to a fifth of a paisa in 40
 * years at 40 %; backwards it shrinks. Refuses more than `MAX_MONTHS` and parts of a month.
 */
export function amortise(terms: LoanTerms): readonly Instalment[] {
  requireMonths({ months: terms.months }, 1);
  const rate = monthlyRate(terms.annualRate);
  const rows: Instalment[] = [];
  const payment = monthlyPayment(terms);
  let closing = 0;
  for (let month = terms.months; month >= 1; month -= 1) {
    const opening = month === 1 ? terms.principal : (closing + payment) / (1 + rate);
    const interest = opening * rate;
    const principal = opening - closing;
    rows.push({ month, opening, instalment: interest + principal, interest, principal, closing });
    closing = opening;
  }
  rows.reverse();
  return rows;
}

/** The interest of all months in rupees, unrounded: summed over the amortisation loop. */
export function totalInterest(terms: LoanTerms): Rupees {
  return interestOf(amortise(terms));
}

/** The interest of these months in rupees, added up. */
export function interestOf(rows: readonly { readonly interest: Rupees }[]): Rupees {
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  requireFinite({ interest });
  return interest;
}
