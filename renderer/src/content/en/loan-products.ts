import { businessLoan } from '#renderer/content/en/business-loan.ts';
import { evLoan } from '#renderer/content/en/ev-loan.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { LoanProduct, LoanProductsContent } from '#renderer/content/page-types.ts';

/** The lenders of the portal are NBFCs (spec section 1). */
const lender = 'NBFC, not named on the page';

const evLoanProduct: LoanProduct = {
  id: 'ev-loan',
  name: pages['/ev-loan'].shortName,
  page: '/ev-loan',
  lender,
  figures: evLoan.figures,
  penalCharges: evLoan.penalCharges,
  foreclosure: evLoan.foreclosure,
  note: `The page of the loan calls ${evLoan.figures.ratePercentFrom}% an APR. Here it is the interest rate, and the APR counts the fee of ${evLoan.figures.feePercent}% as well.`,
};

const businessLoanProducts: readonly LoanProduct[] = businessLoan.cards.map(
  ({ id, title, figures }) => ({
    id,
    name: title,
    page: '/business-loan',
    lender,
    figures,
    penalCharges: null,
    foreclosure: businessLoan.foreclosure,
    note:
      id === 'business-line-of-credit'
        ? 'A line of credit is compared as if it were drawn in full at once and repaid over the longest term. What you pay depends on what you draw, and for how long.'
        : null,
  }),
);

export const loanProducts = {
  evLoan: evLoanProduct,
  business: businessLoanProducts,
} as const satisfies LoanProductsContent;
