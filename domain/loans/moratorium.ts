import { amortise, interestOf, monthlyPayment } from '#domain/loans/amortisation.ts';
import { balancesOf } from '#domain/loans/balances.ts';
import { requireFinite, requireMonths } from '#domain/finite-numbers.ts';
import { monthlyRate, type LoanTerms } from '#domain/loans/loan-terms.ts';
import { payDown } from '#domain/loans/pay-down.ts';
import type { Rupees } from '#domain/money/money.ts';

/** What a moratorium costs. Amounts are unrounded; `extra` is compared with the loan without it. */
export type Moratorium = {
  /** Balance at the end of the moratorium. */
  readonly principalAfter: Rupees;
  /** Balances at the start and after each month without a moratorium. The other balances start with the moratorium. */
  readonly balancesWithout: readonly Rupees[];
  /** Keeps the instalment, so there are more of them; null if they would never repay the loan. */
  readonly keepInstalment: {
    /** Instalments after the moratorium. */
    readonly months: number;
    readonly totalInterest: Rupees;
    readonly extraInterest: Rupees;
    readonly extraMonths: number;
    readonly balances: readonly Rupees[];
  } | null;
  /** Keeps the number of instalments, which grow. */
  readonly keepTenure: {
    readonly instalment: Rupees;
    readonly totalInterest: Rupees;
    readonly extraInterest: Rupees;
    readonly balances: readonly Rupees[];
  };
};

/**
 * A loan whose instalments begin after a moratorium of whole months. Interest accrues meanwhile and is added to the
 * principal every month; both interest totals include that of the moratorium.
 */
export function moratorium(terms: LoanTerms, waitMonths: number): Moratorium {
  requireFinite(terms);
  requireMonths({ waitMonths }, 0);
  const rate = monthlyRate(terms.annualRate);
  const owedAfter = (month: number) => terms.principal * (1 + rate) ** month;
  const principalAfter = owedAfter(waitMonths);
  const interestOfWait = principalAfter - terms.principal;
  const waited = Array.from({ length: waitMonths }, (_, month) => owedAfter(month));
  const without = amortise(terms);
  const usual = interestOf(without);
  const grown = { ...terms, principal: principalAfter };
  const grownRows = amortise(grown);
  const interestOfTenure = interestOfWait + interestOf(grownRows);
  const paid = payDown(principalAfter, rate, monthlyPayment(terms));
  const interestOfInstalment = interestOfWait + (paid?.interest ?? 0);
  return {
    principalAfter,
    balancesWithout: balancesOf(without),
    keepInstalment: paid && {
      months: paid.months,
      totalInterest: interestOfInstalment,
      extraInterest: interestOfInstalment - usual,
      extraMonths: terms.principal === 0 ? 0 : paid.months - terms.months,
      balances: [...waited, principalAfter, ...paid.balances],
    },
    keepTenure: {
      instalment: monthlyPayment(grown),
      totalInterest: interestOfTenure,
      extraInterest: interestOfTenure - usual,
      balances: [...waited, ...balancesOf(grownRows)],
    },
  };
}
