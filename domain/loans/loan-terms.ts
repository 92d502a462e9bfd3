import { requireFinite } from '#domain/finite-numbers.ts';
import type { Rupees } from '#domain/money/money.ts';

/** The terms of a loan with equal monthly instalments. */
export type LoanTerms<Amount extends number = Rupees> = {
  readonly principal: Amount;
  /** Percent a year on the reducing balance; a twelfth of it each month. */
  readonly annualRate: number;
  /** Number of instalments, a whole number of at least 1. */
  readonly months: number;
};

/** The rate of one month as a fraction: annual rate / 1200 (section 9 of the specification). */
export function monthlyRate(annualRate: number): number {
  requireFinite({ annualRate });
  return annualRate / 1200;
}
