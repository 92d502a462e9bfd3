import { businessLoan } from '#renderer/content/hi/business-loan.ts';
import { evLoan } from '#renderer/content/hi/ev-loan.ts';
import { pages } from '#renderer/content/hi/pages.ts';
import { loanProductsOf } from '#renderer/content/loan-products.ts';

export const loanProducts = loanProductsOf(
  { ...evLoan, shortName: pages['/ev-loan'].shortName },
  businessLoan,
  {
    // The lenders of the portal are NBFCs (spec section 1).
    lender: 'NBFC, पेज पर नाम नहीं दिया गया',
    evLoan: `इस लोन के पेज पर ${evLoan.figures.ratePercentFrom}% को APR (सालाना कुल लागत दर) कहा गया है। यहाँ यह ब्याज दर है, और APR में ${evLoan.figures.feePercent}% फ़ीस भी जोड़ी गई है।`,
    lineOfCredit:
      'क्रेडिट लाइन की तुलना यह मानकर की गई है कि पूरी रकम एक साथ ली गई और सबसे लंबी अवधि में चुकाई गई। आप कितना चुकाएँगे, यह इस पर निर्भर है कि आप कितनी रकम लेते हैं और कितने समय के लिए।',
  },
);
