import type {
  BusinessLoanContent,
  EvLoanContent,
  LoanProduct,
  LoanProductsContent,
} from '#renderer/content/page-types.ts';

/** The products as their pages state them. `lender` is what is said of a lender that the page does not name. */
export function loanProductsOf(
  evLoan: EvLoanContent & { readonly shortName: string },
  businessLoan: BusinessLoanContent,
  words: { readonly lender: string; readonly evLoan: string; readonly lineOfCredit: string },
): LoanProductsContent {
  const { lender } = words;
  const { figures, penalCharges, foreclosure, shortName } = evLoan;
  const product = { lender, figures, penalCharges, foreclosure, note: words.evLoan };
  return {
    evLoan: { id: 'ev-loan', name: shortName, page: '/ev-loan', ...product },
    business: businessLoan.cards.map(({ id, title, figures: stated }): LoanProduct => ({
      id,
      name: title,
      page: '/business-loan',
      lender,
      figures: stated,
      penalCharges: null,
      foreclosure: businessLoan.foreclosure,
      note: id === 'business-line-of-credit' ? words.lineOfCredit : null,
    })),
  };
}
