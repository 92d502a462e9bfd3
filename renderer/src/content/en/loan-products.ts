import { businessLoan } from '#renderer/content/en/business-loan.ts';
import { evLoan } from '#renderer/content/en/ev-loan.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { loanProductsOf } from '#renderer/content/loan-products.ts';

export const loanProducts = loanProductsOf(
  { ...evLoan, shortName: pages['/ev-loan'].shortName },
  businessLoan,
  {
    // The lenders of the portal are NBFCs (spec section 1).
    lender: 'NBFC, not named on the page',
    evLoan: `The page of the loan calls ${evLoan.figures.ratePercentFrom}% an APR. Here it is the interest rate, and the APR counts the fee of ${evLoan.figures.feePercent}% as well.`,
    lineOfCredit:
      'A line of credit is compared as if it were drawn in full at once and repaid over the longest term. What you pay depends on what you draw, and for how long.',
  },
);
