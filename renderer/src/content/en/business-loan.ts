import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import { loanFigures } from '#renderer/content/loan-figures.ts';
import type { BusinessLoanContent } from '#renderer/content/page-types.ts';

const foreclosure = 'None';
const applyNow = { label: 'Apply Now', to: '/apply-loan' } as const;

/** Figures as published, in US dollars. */
export const businessLoan = {
  intro: 'Money to buy stock, to bridge a slow month, or to put a new machine to work.',
  currencyNote:
    'Amounts on this page are in US dollars (US$), as published. They are not an offer in rupees. Loans in rupees go up to 5 lakh rupees (₹5,00,000), and for those the lender’s key facts statement gives the figures.',
  cards: [
    {
      id: 'small-business-loan',
      title: 'Small Business Loan',
      text: 'One sum at the start, repaid in fixed instalments.',
      image: 'business-shop',
      alt: 'A small shop with its shutter open',
      facts: [
        { label: 'Amount', value: 'Up to US$50,000' },
        { label: 'Interest rate', value: `From ${loanFigures.smallBusinessLoan.ratePercentFrom}%` },
        { label: 'Collateral', value: 'None' },
      ],
      action: applyNow,
      figures: loanFigures.smallBusinessLoan,
    },
    {
      id: 'business-line-of-credit',
      title: 'Business Line of Credit',
      text: 'Draw what you need, when you need it, up to your limit.',
      image: 'business-credit-line',
      alt: 'Goods moving in and out of a store room',
      facts: [
        { label: 'Amount', value: 'Up to US$100,000' },
        { label: 'Interest rate', value: `From ${loanFigures.lineOfCredit.ratePercentFrom}%` },
        { label: 'Collateral', value: 'Required' },
      ],
      action: applyNow,
      figures: loanFigures.lineOfCredit,
    },
    {
      id: 'equipment-financing',
      title: 'Equipment Financing',
      text: 'For machines and vehicles. What you buy secures the loan.',
      image: 'business-equipment',
      alt: 'A workshop with a new machine',
      facts: [
        { label: 'Amount', value: 'Up to US$500,000' },
        {
          label: 'Interest rate',
          value: `From ${loanFigures.equipmentFinancing.ratePercentFrom}%`,
        },
        { label: 'Collateral', value: 'The equipment itself' },
      ],
      action: applyNow,
      figures: loanFigures.equipmentFinancing,
    },
  ],
  eligibility: {
    heading: 'Eligibility',
    paragraphs: ['Your business should meet all three.'],
    items: [
      'A credit score of at least 600',
      'Annual revenue of at least US$100,000',
      'In operation for at least 2 years',
    ],
  },
  details: {
    heading: 'Loan details',
    facts: [
      { label: 'Amount', value: 'Up to US$500,000' },
      { label: 'Term', value: 'Up to 5 years' },
      { label: 'Interest rate', value: 'From 5%' },
      { label: 'Prepayment penalty', value: foreclosure },
    ],
  },
  foreclosure,
  supportNote: `Support is available 24/7: you can write to us at any time. Our team answers ${brandWith('en', words).hours}.`,
  feeNote:
    'We charge borrowers no fee. Lenders have fees of their own, and these are part of the annual percentage rate (APR).',
} as const satisfies BusinessLoanContent;
