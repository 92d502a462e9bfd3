import { brand } from '#renderer/content/brand/facts.ts';
import type { TeamContent } from '#renderer/content/home-types.ts';

const unnamed = {
  name: 'Name to be announced',
  image: 'director-silhouette',
  alt: '',
} as const;

export const team = {
  heading: 'Our team',
  intro: 'Four directors lead the company. Turn a card to read what each of them answers for.',
  flipLabel: 'Turn the card',
  members: [
    {
      id: 'managing-director',
      role: 'Managing Director',
      front: 'Leads the company',
      back: 'Answers for the whole company and for keeping every promise on this site.',
      ...unnamed,
    },
    {
      id: 'director-finance',
      role: 'Director, Finance',
      front: 'Works with lenders',
      back: 'Answers for the agreements with lenders, and that their costs are shown in full.',
      ...unnamed,
    },
    {
      id: 'director-operations',
      role: 'Director, Operations',
      front: 'Runs branches and dealers',
      back: 'Answers for branches, dealers and partners, and for how customers are treated there.',
      ...unnamed,
    },
    {
      id: 'director-technology',
      role: 'Director, Technology',
      front: 'Builds the portal and the app',
      back: 'Answers for the portal, the app and the safety of the data that you trust us with.',
      ...unnamed,
    },
  ],
  claim: {
    value: 2500,
    text: '2500 vehicles sold',
    source: `Figure stated by ${brand.name}.`,
  },
} as const satisfies TeamContent;
