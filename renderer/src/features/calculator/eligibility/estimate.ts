import {
  affordability,
  assumedCosts,
  type Affordability,
  type Budget,
} from '#domain/loans/affordability.ts';

/** The applicant, where that is known: for the printed sheet alone. */
export type Who = {
  readonly name: string;
  readonly email: string;
};

/** The applicant and the request. Amounts in rupees. */
export type Asked = Who & {
  readonly monthlyIncome: number;
  /** Per month; null if not given. */
  readonly costs: number | null;
  readonly amount: number;
};

/** Tenure and rate of an estimate, which the visitor may change. */
export type EstimateTerms = {
  readonly months: number;
  /** Percent a year; null if none was quoted. */
  readonly quotedRate: number | null;
};

/** Input of an estimate. Amounts in rupees. */
export type LoanRequest = Budget & EstimateTerms & { readonly amount: number };

export type Estimate = { readonly request: LoanRequest; readonly answer: Affordability };

/** Works out the estimate for a request. Costs that were not given are assumed. */
export function estimateOf(
  { monthlyIncome, costs, amount }: Asked,
  terms: EstimateTerms,
): Estimate {
  const request = {
    monthlyIncome,
    monthlyCosts: costs ?? assumedCosts(monthlyIncome),
    amount,
    ...terms,
  };
  return { request, answer: affordability(request) };
}
