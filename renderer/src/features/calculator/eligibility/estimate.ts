import {
  affordability,
  assumedCosts,
  type Affordability,
  type Budget,
} from '#domain/loans/affordability.ts';

/** Who asked, and for what, in rupees. */
export type Asked = {
  readonly name: string;
  readonly email: string;
  readonly monthlyIncome: number;
  /** A month; null where nobody named any. */
  readonly costs: number | null;
  readonly amount: number;
};

/** The term and the rate of an estimate, which the visitor may change. */
export type EstimateTerms = {
  readonly months: number;
  /** Percent a year; null while nobody quoted one. */
  readonly quotedRate: number | null;
};

/** What an estimate is worked out from. Amounts in rupees. */
export type Wish = Budget & EstimateTerms & { readonly amount: number };

export type Estimate = { readonly wish: Wish; readonly answer: Affordability };

/** The estimate for what was asked. Costs that nobody named are assumed. */
export function estimateOf(
  { monthlyIncome, costs, amount }: Asked,
  terms: EstimateTerms,
): Estimate {
  const wish = {
    monthlyIncome,
    monthlyCosts: costs ?? assumedCosts(monthlyIncome),
    amount,
    ...terms,
  };
  return { wish, answer: affordability(wish) };
}
