import { requireFinite } from '#domain/finite-numbers.ts';
import { monthlyPayment, totalInterest } from '#domain/loans/amortisation.ts';
import { annualPercentageRate } from '#domain/loans/apr.ts';
import { toTwoDecimals } from '#domain/money/rounding.ts';

/** The terms a product page states; amounts in the page's own currency. */
export type StatedTerms = {
  readonly amount: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly months: number;
  /** Percent of the amount, or null if the page states no fee. */
  readonly feePercent: number | null;
};

/** A product's figures for the comparison, in the currency of its terms, unrounded. */
export type ComparedTerms = {
  readonly instalment: number;
  readonly totalInterest: number;
  readonly fees: number;
  /** Percent a year; infinite if nothing would be disbursed. */
  readonly apr: number;
  /** Whether the page states a fee, so that the rate includes it. */
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
 * The cost per thousand borrowed over the whole tenure, in the currency of the terms, unrounded. Makes loans of
 * different amounts comparable.
 */
export function costOfThousand(
  amount: number,
  { totalInterest: interest, fees }: Pick<ComparedTerms, 'totalInterest' | 'fees'>,
): { readonly interest: number; readonly fees: number } {
  return { interest: (interest * 1000) / amount, fees: (fees * 1000) / amount };
}

/** Sorts products by APR, lowest first. Products with the same rate to two decimals keep their order. */
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

/** A rate to two decimals; infinite if nothing is disbursed. */
function shown(apr: number): number {
  return apr === Infinity ? apr : toTwoDecimals(apr);
}
