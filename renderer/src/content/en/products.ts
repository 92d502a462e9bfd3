import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { ProductsContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

const january2023 = { text: 'January 2023', iso: '2023-01' } as const;

export const products = {
  intro:
    'Loans and rental for electric three-wheelers, and loans for small businesses. Each loan is given by a lender, and its key facts statement is what counts.',
  cards: [
    {
      id: 'fast-ev-financing',
      title: 'Fast EV financing',
      text: 'One form and one set of documents. We check them before the lender does, so you are rarely asked for more documents.',
      date: january2023,
      image: 'product-fast-financing',
      alt: 'An electric three-wheeler on the move',
    },
    {
      id: 'low-ev-interest-rates',
      title: 'Low EV interest rates',
      text: 'The offer with the lowest annual percentage rate comes first, with the lender’s fees already counted in.',
      date: january2023,
      image: 'product-interest-rates',
      alt: 'A falling line on a chart',
    },
    {
      id: 'flexible-repayment',
      title: 'Flexible repayment',
      text: 'Choose a longer loan with smaller instalments, or a shorter one that costs less in total.',
      date: january2023,
      image: 'product-flexible-repayment',
      alt: 'A calendar with marked instalment dates',
    },
    {
      id: 'simple-application',
      title: 'Simple application',
      text: 'Download the app, create an account, fill in the form. The app is all you need to apply.',
      textHere: 'Apply on this site or in the app: one form, saved as you fill it in.',
      date: null,
      image: 'product-simple-application',
      alt: 'A loan form on a mobile phone',
    },
  ],
  loans: {
    heading: 'Choose what you need',
    items: [
      {
        title: 'EV loan',
        text: 'For buying an electric vehicle. See amount, term, documents, eligibility and charges.',
        image: 'ev-charging',
        alt: 'An electric three-wheeler at a charging point',
        action: { label: 'See the EV loan', to: '/ev-loan' },
      },
      {
        title: 'EV rental',
        text: 'Rent an electric three-wheeler from a dealer near you and start earning before you buy.',
        image: 'offer-rental',
        alt: 'A driver taking the key of a rented electric three-wheeler',
        action: { label: 'Find a dealer', to: '/branches' },
      },
      {
        title: 'Business loan',
        text: 'A small business loan, a line of credit, or financing for equipment.',
        image: 'business-shop',
        alt: 'A small shop with its shutter open',
        action: { label: 'See business loans', to: '/business-loan' },
      },
    ],
  },
  fees: {
    heading: 'Whose fees are zero',
    paragraphs: [
      `You pay no fee to ${brand.name}. Lenders have fees of their own. They are part of the APR, and the key facts statement lists them one by one.`,
    ],
  },
  incentives: {
    heading: 'About government incentives',
    paragraphs: [
      'The central purchase incentives for electric three-wheelers (PM E-DRIVE) have ended. Please do not count on them when you plan. If your state has a scheme of its own, ask your dealer for its current notification.',
    ],
  },
} as const satisfies ProductsContent;
