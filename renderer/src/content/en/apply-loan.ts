import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { ApplyLoanContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

export const applyLoan = {
  intro: 'Three steps take you from the first tap to the money in your account.',
  appNote: 'You need the mobile app to complete an application.',
  steps: [
    {
      number: 1,
      title: 'Download the mobile app',
      text: 'Get it from the app store of your phone. The app is free.',
      icon: 'download',
    },
    {
      number: 2,
      title: 'Create an account',
      text: 'Confirm your mobile number with a code and tell us who you are.',
      icon: 'account',
    },
    {
      number: 3,
      title: 'Fill in and submit the loan form',
      text: 'Choose a loan and send the form. When you are approved, you receive the funds.',
      icon: 'application',
    },
  ],
  appsHeading: 'Get the app',
  beforeYouApply: {
    heading: 'Before you accept a loan',
    paragraphs: ['Take your time. A good loan stands up to a second look.'],
    items: [
      'Read the key facts statement. It shows the annual percentage rate (APR), every fee and the whole repayment schedule.',
      'Ask for the cooling-off period. It is at least one day, and in it you may change your mind.',
      'Ask what a late instalment costs.',
      'Compare the APR, not the flat rate. 12% flat over 3 years is 21.20% on the reducing balance (indicative).',
    ],
  },
  calculator: {
    heading: 'Work out your instalment',
    paragraphs: [
      'Move the sliders to see the monthly instalment and the total interest. The result is indicative. The lender’s key facts statement is what counts.',
    ],
  },
  feeNote: `You pay no fee to ${brand.name}. The lender’s fees are in the APR.`,
  faqHeading: 'Questions about applying',
  here: {
    heading: 'Apply here',
    paragraphs: [
      'You can apply on this site, step by step. See first which lenders match: that needs no phone number. What you enter is saved as you go, so you can stop and go on later, even on another device.',
      'This is what you need:',
    ],
    phone: 'your mobile phone, to which we send codes',
    before: {
      'masked-aadhaar': 'Aadhaar card, with only the last four digits showing',
      'pan-or-form-60': 'PAN card; without one, Form 60',
      'driving-licence': 'driving licence',
      'proforma-invoice': 'the dealer’s quotation (proforma invoice)',
      photograph: 'a photo of yourself',
      'bank-statement': 'bank statement for the last six months',
      'proof-of-address': 'proof of address',
      'guarantor-aadhaar':
        'if the lender wants a guarantor: the guarantor’s Aadhaar card, masked in the same way; the guarantor sends it, on a link of their own',
      'guarantor-pan-or-form-60':
        'and the guarantor’s PAN card or Form 60, which the guarantor sends as well',
    },
    later: {
      label: 'Only after a lender has agreed',
      about: 'further documents',
      text: 'When a lender has agreed, it may ask for these. Most of them come from the dealer. Pay no down payment before that.',
      documents: {
        'margin-receipt': 'the dealer’s receipt for the down payment',
        invoice: 'the vehicle’s invoice',
        insurance: 'insurance policy with the lender’s name in it',
        'form-20': 'Form 20, the application for registration',
        'form-21': 'Form 21, the sale certificate',
        'form-22': 'Form 22, the maker’s certificate of roadworthiness',
        'form-34': 'Form 34, which enters the loan in the registration',
        'registration-certificate': 'registration certificate (RC), once you have it',
        'delivery-report': 'delivery report, which you sign',
      },
    },
    time: 'About 20 minutes with your documents at hand. We check it within two working days; then it goes to the lenders that you choose.',
    start: { label: 'Start or go on', to: '/apply' },
    check: { label: 'See which lenders match', to: '/loan-eligibility#match' },
    middle:
      'Without figures of yours, it opens on a loan in the middle of what lenders offer here.',
    stepsHeading: 'Or apply in the app',
    appNote: 'You can apply in the mobile app as well.',
  },
} as const satisfies ApplyLoanContent;
