import type { Language } from '#domain/languages.ts';
import { costOf } from '#domain/lending/offers/cost-breakdown.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';

/** What a loan costs, in whole paise. */
type LoanCost = {
  /** The lender, with the product where the lender has several. */
  readonly name: string;
  readonly interest: number;
  readonly fees: number;
  readonly totalCost: number;
  readonly totalPaid: number;
};

export function costsOf(loans: readonly MatchedProduct[], language: Language): readonly LoanCost[] {
  return loans.map(({ lender, product, offer }) => {
    const isOnly = loans.filter((other) => other.lender.id === lender.id).length === 1;
    const name = lender.names[language];
    const { interest, allFees, totalCost, totalPaid } = costOf(offer);
    return {
      name: isOnly ? name : `${name}: ${product.names[language]}`,
      interest,
      fees: allFees,
      totalCost,
      totalPaid,
    };
  });
}
