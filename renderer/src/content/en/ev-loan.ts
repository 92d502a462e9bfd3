import { loanFigures } from '#renderer/content/loan-figures.ts';
import type { EvLoanContent } from '#renderer/content/page-types.ts';

const figures = loanFigures.evLoan;
const penalCharges = 'US$25 or 5% of the payment, whichever is greater';
const foreclosure = 'None';

/** Figures as published, in US dollars. */
export const evLoan = {
  headline: 'Get a Loan for Your Electric Vehicle',
  intro: 'Finance for a new or a used electric vehicle, repaid in equal monthly instalments.',
  image: 'ev-charging',
  alt: 'An electric three-wheeler at a charging point',
  currencyNote:
    'Amounts on this page are in US dollars (US$), as published. They are not an offer in rupees. For a loan in rupees, the lender’s key facts statement gives the figures.',
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
    items: ['Driver’s license', 'Proof of income', 'Proof of insurance', 'Proof of residency'],
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
  feeNote:
    'These are the lender’s charges. We charge borrowers no fee. A fee that every borrower pays is part of the APR.',
  figures,
  penalCharges,
  foreclosure,
} as const satisfies EvLoanContent;
