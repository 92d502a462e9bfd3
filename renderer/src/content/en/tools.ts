import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { ToolsContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

/** Words around the calculator and around the forms that work on the device alone. */
export const tools = {
  emiCalculator: {
    intro:
      'EMI means equated monthly instalment: the same sum every month, part interest and part principal.',
    honestNote:
      'The result is indicative. No phone number is asked, and nothing you enter leaves this device.',
    points: [
      'Amount: up to ₹15,00,000, in steps of ₹10,000; in expert mode to the rupee.',
      'The calculator goes further than our loans, which go up to 5 lakh rupees (₹5,00,000).',
      'Length: 1 to 15 years; in expert mode 1 to 480 months.',
      'Interest: 1% to 15% a year on the reducing balance, in steps of 0.5%; in expert mode 0% to 40%.',
      'Rates for three-wheeler loans today run from about 10% to 40% a year: use expert mode for these.',
      'Expert mode counts lenders’ fees: it shows the annual percentage rate (APR), and a key facts card.',
    ],
    related: [
      { label: 'Apply Loan', to: '/apply-loan' },
      { label: 'Check Loan Eligibility', to: '/loan-eligibility' },
    ],
  },
  loanEligibility: {
    intro:
      'A few questions, and an answer on the spot: the monthly instalment, its share of what is left after your costs, and the largest amount with a comfortable instalment.',
    honestNote:
      'No phone number is asked. Nothing you type leaves this page and nothing is stored, so nobody will call you. The answer is indicative: it is not a decision on a loan.',
    formHeading: 'Your figures',
    criteria: {
      heading: 'What else lenders check',
      paragraphs: [
        'This check looks only at income, costs, amount, term and rate. The loan pages list more conditions, and the lender decides.',
      ],
    },
    matching: {
      heading: 'Who would lend to you?',
      paragraphs: [
        'Say what you earn and what you need, and see every lender: those that match with what each loan costs, the others with their reasons.',
      ],
      intro:
        'One form and one answer: who would lend to you, what each loan costs and how its instalment sits with your earnings; then who would not, and why.',
      estimate: {
        heading: 'What you can afford',
        paragraphs: [
          'An estimate without any lender: the monthly instalment, its share of what is left after your costs, and the largest amount with a comfortable instalment. What you said above is filled in.',
          'No phone number is asked. What you type here stays on this page; only your answers above are sent to us for the match, and we do not keep them, so nobody will call you. Neither answer is a decision on a loan.',
        ],
      },
    },
    points: [
      `${brand.name} shows loans up to 5 lakh rupees (₹5,00,000).`,
      'Your limit lies between ₹10,000 and 5 lakh rupees, based on an assessment of sustainable debt.',
    ],
    related: [
      { label: 'EMI Calculator', to: '/emi-calculator' },
      { label: 'Psychometric Test', to: '/psychometric-test' },
      { label: 'Apply Loan', to: '/apply-loan' },
    ],
  },
  registerNbfc: {
    intro:
      'Choose this page to apply on paper as an NBFC: fill in your company’s details, and print them with a checklist of documents. For an account alone, use Register.',
    honestNote:
      'The form works on your device alone: nothing you type and no file you choose is sent. At the end you may ask us to contact you; only name, email and phone go with that.',
    points: [
      'Company details, with CIN and PAN',
      'Details of director and shareholder',
      'Net worth and assets under management',
      'Compliance officer',
      'Memorandum and articles of association',
      'Business plan',
    ],
    related: [
      { label: 'Register', to: '/register' },
      { label: 'About NBFCs', to: '/nbfc' },
    ],
  },
  registerType: {
    intro:
      'Choose this page to join on paper as a dealer, partner, agent or agency: fill in your details, and print them with a checklist of documents. For an account alone, use Register.',
    honestNote:
      'The form works on your device alone: nothing you type and no file you choose is sent. At the end you may ask us to contact you; only name, email and phone go with that.',
    points: [
      'Your name, date of birth, contact details and address',
      'Identification documents and a photograph',
      'Bank account details',
      'Business details and earlier financial experience, if you have any',
    ],
    related: [
      { label: 'Register', to: '/register' },
      { label: 'About Dealers', to: '/dealer' },
    ],
  },
} as const satisfies ToolsContent;
