import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { HowWeMatchContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

export const howWeMatch = {
  intro:
    'You describe the vehicle, the loan and yourself. We show every lender: those that match, and those that do not. This page explains how that is decided.',
  rules: {
    heading: 'Only published rules count',
    paragraphs: [
      'Each lender publishes the rules of its loans, and we compare your answers with them one by one. A loan matches when you meet all its rules. Nobody picks by hand, and you are not given a score.',
    ],
    items: [
      'Vehicle: the loan is for its kind.',
      'Amount: on-road price less down payment is between the lender’s smallest and largest loan.',
      'Months: they lie between its shortest and its longest loan.',
      'Share of the price: the loan is at most a certain share of the ex-showroom price, the on-road price, or the lower of the two. While you do not know the price, no lender is ruled out for it: each loan says what the vehicle must be worth.',
      'PIN code: the lender lends where you live.',
      'Age: old enough today, and not too old when the last instalment is due.',
      'Income: a month’s income is high enough. A day’s earnings count 25 times a month.',
      'Instalment: it takes at most a certain share of your income, or of what is left after your costs.',
      'Work: long enough in your present work, where a lender asks for that.',
      'Guarantor: there is one, where a lender needs one.',
    ],
  },
  order: {
    heading: 'The order you see them in',
    paragraphs: [
      'The lowest annual percentage rate (APR) comes first: it counts the interest and all fees. Where that is the same, the lower total cost comes first, and then the name by the alphabet.',
      'What a lender pays us plays no part: the matching does not know it. Nobody can buy a better place.',
    ],
  },
  never: {
    heading: 'What is never asked or used',
    paragraphs: ['To see who matches, you give none of these, and none of them is looked up:'],
    items: [
      'name, phone number, email address',
      'religion, caste, community, sex or marital status',
      'contacts, photos or messages on your phone',
      'a score, or what you did on this site before',
      'the dealer you buy from',
    ],
  },
  alike: {
    heading: 'Similar borrowers are treated alike',
    paragraphs: [
      'The same answers on the same day bring the same lenders in the same order, whoever asks. With each application we keep which version of the rules was used, so that it can be checked later.',
    ],
  },
  unmatched: {
    heading: 'Who does not match is shown too',
    paragraphs: [
      'You see these lenders by name, each with every reason: its limit and your figure. So you can see what would change it, such as a larger down payment or more months.',
      'Where nobody matches, we look for the other loans that would: the nearest number of months, the nearest amount, and both only where neither helps alone. Each is matched by the same rules before you see it, with its cost. Where no other loan helps, we say what stands in the way.',
      'Where the year of birth alone does not decide it, we say so and ask for the date.',
    ],
  },
  figures: {
    heading: 'How the figures are worked out',
    paragraphs: [
      'Instalments are rounded up to whole rupees, and the last one takes the rest. The instalment shown is the highest before the last one. The APR follows the rules of the Reserve Bank of India (RBI) for key facts statements: the loan less all fees, against what you pay back. The total cost is all interest and all fees, with tax. The total paid is all instalments and what you pay separately, such as stamp duty.',
      'It is not an offer yet: the lender decides, and its key facts statement is what counts.',
    ],
  },
  fit: {
    heading: 'How an instalment sits with your earnings',
    paragraphs: [
      'Each card says in a word how the instalment compares with what is left of your income in a month after your costs. Up to 30% is comfortable: our own rule. Up to 45% is tight: the debt-to-income limit of our EV loan page. Above that it is heavy.',
      'It is for your information. It hides no lender and changes no order: a lender with its own limit says so as a reason.',
    ],
  },
  paying: {
    heading: 'Who pays for this service',
    paragraphs: [
      `The lenders do. You pay no fee to ${brand.name}, and no money of a loan goes through us: the lender pays the dealer, or you.`,
    ],
  },
  links: [
    { label: 'Find lenders', to: '/loan-eligibility#match' },
    { label: 'FAQ', to: '/faq' },
    { label: 'Support and complaints', to: '/support' },
  ],
} as const satisfies HowWeMatchContent;
