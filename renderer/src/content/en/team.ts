import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { TeamContent } from '#renderer/content/home-types.ts';

const brand = brandWith('en', words);

const unnamed = {
  name: 'Name to be announced',
  image: 'director-silhouette',
  alt: '',
} as const;

export const team = {
  heading: 'Our team',
  intro: 'Four directors lead the company. Tap a card to see each director’s responsibilities.',
  flipLabel: 'Turn the card',
  members: [
    {
      id: 'managing-director',
      role: 'Managing Director',
      front: 'Leads the company',
      back: 'Responsible for the whole company and for keeping every promise on this site.',
      ...unnamed,
    },
    {
      id: 'director-finance',
      role: 'Director, Finance',
      front: 'Works with lenders',
      back: 'Responsible for the agreements with lenders, and for showing their costs in full.',
      ...unnamed,
    },
    {
      id: 'director-operations',
      role: 'Director, Operations',
      front: 'Runs branches and dealers',
      back: 'Responsible for branches, dealers and partners, and for how customers are treated there.',
      ...unnamed,
    },
    {
      id: 'director-technology',
      role: 'Director, Technology',
      front: 'Builds the portal and the app',
      back: 'Responsible for the portal, the app and the safety of the data you entrust to us.',
      ...unnamed,
    },
  ],
  claim: {
    value: 2500,
    text: '2500 vehicles sold',
    source: `Figure stated by ${brand.name}.`,
  },
} as const satisfies TeamContent;
