import { businessLoan } from '#renderer/content/hi/business-loan.ts';
import { evLoan } from '#renderer/content/hi/ev-loan.ts';
import { pages } from '#renderer/content/hi/pages.ts';
import type { LoanProduct, LoanProductsContent } from '#renderer/content/page-types.ts';

/** The lenders of the portal are NBFCs (spec section 1). */
const lender = 'NBFC, पेज पर नाम नहीं दिया गया';

const evLoanProduct: LoanProduct = {
  id: 'ev-loan',
  name: pages['/ev-loan'].shortName,
  page: '/ev-loan',
  lender,
  figures: evLoan.figures,
  penalCharges: evLoan.penalCharges,
  foreclosure: evLoan.foreclosure,
  note: `इस लोन के पेज पर ${evLoan.figures.ratePercentFrom}% को APR (सालाना कुल लागत दर) कहा गया है। यहाँ यह ब्याज दर है, और APR में ${evLoan.figures.feePercent}% फ़ीस भी जोड़ी गई है।`,
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
        ? 'क्रेडिट लाइन की तुलना यह मानकर की गई है कि पूरी रकम एक साथ ली गई और सबसे लंबी अवधि में चुकाई गई। आप कितना चुकाएँगे, यह इस पर निर्भर है कि आप कितनी रकम लेते हैं और कितने समय के लिए।'
        : null,
  }),
);

export const loanProducts = {
  evLoan: evLoanProduct,
  business: businessLoanProducts,
} as const satisfies LoanProductsContent;
