import { brandWith, companyName, reachedBy } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { SupportContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

const { grievanceOfficer: officer, escalation } = brand;

export const support = {
  intro: 'Write to us, visit us, or read the terms of use below.',
  address: { heading: 'Postal address' },
  details: { heading: 'Contact details' },
  form: {
    heading: 'Get In Touch',
    intro: 'Please fill in all five fields.',
    whoWillCall:
      'Only our own support team will call or write back. We do not pass your number to lenders or agents.',
  },
  grievance: {
    heading: 'Complaints',
    paragraphs: [`${officer.role}: ${reachedBy(officer).join(', ')}.`],
    steps: [
      `Write to the ${officer.role} and say what went wrong. Add your loan or application number if you have one.`,
      `You receive an answer within ${escalation.afterDays} days.`,
      escalation.text,
      'If the complaint is about your personal data, you may also go to the Data Protection Board of India.',
    ],
    stepHere:
      'If you applied here, complain in your account: there you see the number of your complaint, the date by which we answer, and the answer.',
  },
  terms: {
    heading: 'Terms and Conditions',
    paragraphs: [
      `By using this site you accept these terms. They are an agreement between you and ${companyName(brand)}.`,
    ],
    items: [
      `${brand.name} is a lending service. It is not a bank and does not lend. A loan is a contract between you and the lender named in the offer.`,
      'You pay no fee to us. Lenders have fees of their own. They are part of the annual percentage rate (APR) and are listed in the key facts statement.',
      'The calculators on this site give indicative results. The lender’s key facts statement and loan agreement are what counts.',
      'Offers show their last day. After that day they are kept only as a record.',
      'Amounts marked US$ are in US dollars, as published. All other amounts are in Indian rupees.',
      'You must be at least 18 years old to apply for a loan.',
      'Keep your password and codes to yourself. Nobody from our team will ask for them.',
      'The law of India applies.',
    ],
  },
  map: {
    title: 'Map of our head office',
    loadLabel: 'Load the map',
    loadNote:
      'The map comes from another site. It loads, and that site sees your visit, only when you ask for it.',
  },
} as const satisfies SupportContent;
