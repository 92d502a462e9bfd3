import { requireFinite } from '#domain/finite-numbers.ts';
import { monthlyPayment, totalInterest } from '#domain/loans/amortisation.ts';
import { annualPercentageRate } from '#domain/loans/apr.ts';
import { toPaise } from '#domain/money/rounding.ts';

/** What a product page states; amounts in the page's own currency. */
export type StatedTerms = {
  readonly amount: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly months: number;
  /** Percent of the amount, or null when the page states no fee. */
  readonly feePercent: number | null;
};

/** The figures of a product for the comparison, in the currency of its terms, unrounded. */
export type ComparedTerms = {
  readonly instalment: number;
  readonly totalInterest: number;
  readonly fees: number;
  /** Percent a year; infinite when nothing would be disbursed. */
  readonly apr: number;
  /** Whether the page states a fee, so that the rate can count it. */
  readonly aprCountsFees: boolean;
};

export function compareTerms(stated: StatedTerms): ComparedTerms {
  const { amount, annualRate, months, feePercent } = stated;
  requireFinite({ amount, annualRate, months, feePercent: feePercent ?? 0 });
  const terms = { principal: amount, annualRate, months };
  const instalment = monthlyPayment(terms);
  const fees = (amount * (feePercent ?? 0)) / 100;
  const apr = annualPercentageRate({ netDisbursed: amount - fees, instalment, months });
  return {
    instalment,
    totalInterest: totalInterest(terms),
    fees,
    apr: apr.kind === 'rate' ? apr.percent : Infinity,
    aprCountsFees: feePercent !== null,
  };
}

/**
 * What every thousand of a loan costs over its whole term, in the currency of its terms, unrounded, so
 * that loans of different amounts can be compared.
 */
export function costOfThousand(
  amount: number,
  { totalInterest: interest, fees }: Pick<ComparedTerms, 'totalInterest' | 'fees'>,
): { readonly interest: number; readonly fees: number } {
  return { interest: (interest * 1000) / amount, fees: (fees * 1000) / amount };
}

/**
 * Products by annual percentage rate, lowest first. Rates that are shown alike (to two decimals) keep
 * the order in which they are given.
 */
export function orderedByApr<Product extends { readonly apr: number }>(
  products: readonly Product[],
): readonly Product[] {
  const ordered = [...products];
  ordered.sort((one, other) => {
    const [first, second] = [shown(one.apr), shown(other.apr)];
    return first === second ? 0 : first - second;
  });
  return ordered;
}

/** A rate to two decimals; where nothing is disbursed it is infinite, and stays so. */
function shown(apr: number): number {
  return apr === Infinity ? apr : toPaise(apr);
}
