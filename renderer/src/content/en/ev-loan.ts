import { loanFigures } from '#renderer/content/loan-figures.ts';
import type { EvLoanContent } from '#renderer/content/page-types.ts';

const figures = loanFigures.evLoan;
const penalCharges = 'US$25 or 5% of the payment, whichever is greater';
const foreclosure = 'None';
/** Worked out as on /products: the lowest rate, the longest term, the fee kept back. */
const APR_WITH_FEE = '4.40';

/** Figures as published, in US dollars. */
export const evLoan = {
  headline: 'Get a Loan for Your Electric Vehicle',
  intro: 'Finance for a new or a used electric vehicle, repaid in equal monthly instalments.',
  image: 'ev-charging',
  alt: 'An electric three-wheeler at a charging point',
  currencyNote:
    'Amounts on this page are in US dollars (US$), as published. They are not an offer in rupees. Loans in rupees go up to 5 lakh rupees (₹5,00,000), and for those the lender’s key facts statement gives the figures.',
  applyNow: { label: 'Apply Now', to: '/apply-loan' },
  purpose: {
    heading: 'Purpose',
    paragraphs: [
      'The loan is for buying an electric vehicle, for your own use or to earn with. It cannot be used for anything else.',
    ],
  },
  details: {
    heading: 'Loan details',
    facts: [
      { label: 'Loan amount', value: 'Up to US$50,000' },
      { label: 'Term', value: `Up to ${figures.maximumTermYears} years` },
      { label: 'Interest rate', value: `From ${figures.ratePercentFrom}% APR (subject to change)` },
      { label: 'Type of rate', value: 'Fixed' },
    ],
  },
  documents: {
    heading: 'Mandatory requirements',
    paragraphs: ['Please have these four documents ready.'],
    items: [
      'Driver’s license (in India: driving licence)',
      'Proof of income',
      'Proof of insurance',
      'Proof of residency',
    ],
  },
  eligibility: {
    heading: 'Eligibility',
    paragraphs: ['All four must be true.'],
    items: [
      'You are at least 18 years old.',
      'Your credit score is 650 or higher.',
      'Your debt-to-income ratio is 45% or lower.',
      'You have had no bankruptcies or foreclosures in the past 3 years.',
    ],
  },
  charges: {
    heading: 'Applicable charges',
    facts: [
      { label: 'Processing fee', value: `${figures.feePercent}% of the loan amount` },
      { label: 'Late fee', value: penalCharges },
      { label: 'Prepayment penalty', value: foreclosure },
    ],
  },
  feeNote: `These are the lender’s charges. We charge borrowers no fee. With the processing fee counted, ${figures.ratePercentFrom}% over ${figures.maximumTermYears} years is an APR of ${APR_WITH_FEE}% (indicative).`,
  figures,
  penalCharges,
  foreclosure,
} as const satisfies EvLoanContent;
