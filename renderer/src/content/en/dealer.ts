import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { DealerContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

export const dealer = {
  intro:
    'A dealer is where a buyer sits in the vehicle, asks questions and starts a loan application. For most customers, the dealer is the first face of a loan.',
  image: 'dealer-showroom',
  alt: 'A showroom with electric three-wheelers',
  types: {
    heading: 'Types of dealer',
    cards: [
      {
        title: 'Authorised dealer',
        text: 'Sells and services the vehicles of one maker.',
      },
      {
        title: 'Multi-brand dealer',
        text: 'Sells the vehicles of several makers, so that buyers can compare on the spot.',
      },
      {
        title: 'Franchise',
        text: `Runs a showroom under the ${brand.name} name, to common standards.`,
      },
      {
        title: 'Rental dealer',
        text: 'Rents out electric three-wheelers by the day, week or month.',
      },
    ],
  },
  importance: {
    heading: 'Why dealers matter',
    paragraphs: ['A loan is easier to understand beside the vehicle it pays for.'],
    items: [
      'Buyers try the vehicle and learn what it costs to run.',
      'Documents are checked at the counter, before they go to a lender.',
      'Buyers see several lenders’ offers, ordered by annual percentage rate (APR).',
      'Charging, service and repair stay close to the customer.',
    ],
  },
  steps: {
    heading: 'How to become a dealer',
    items: [
      'Register with your mobile number and choose the category Dealer.',
      'Our partner team contacts you to look at your documents and your showroom.',
      'Once approved, you can start applications with your customers.',
    ],
  },
  register: {
    heading: 'Register as a dealer',
    paragraphs: ['Registration takes three steps. You need your mobile phone for a code.'],
    button: { label: 'Register Now', to: '/register?as=Dealer' },
    formLink: { label: 'See which details and documents to prepare', to: '/register-type' },
  },
} as const satisfies DealerContent;
