import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { AboutContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

export const about = {
  tagline: brand.tagline,
  image: 'about-story',
  alt: 'A bridge over a river, with a three-wheeler on it',
  story: {
    heading: 'Our story',
    paragraphs: [
      `${brand.name} was founded in ${brand.foundedYear} and has its head office in ${brand.headquarters.city}, a city in ${brand.region}.`,
      'We began with one question: why does a driver with a steady income wait so long for a loan to buy the vehicle he drives every day? Too often the answer was missing documents, unclear costs and too many visits.',
      'So we built a bridge. On one side are people and businesses who need a loan. On the other are lenders, dealers and partners. We keep the way between them short and clear.',
    ],
  },
  facts: [
    { label: 'Founded', value: `${brand.foundedYear}` },
    { label: 'Head office', value: `${brand.headquarters.city}, ${brand.headquarters.state}` },
    { label: 'Vehicles sold', value: `2500 (figure stated by ${brand.name})` },
  ],
  values: {
    heading: 'What we stand for',
    cards: [
      {
        title: 'Say what it costs',
        text: 'We show the annual percentage rate (APR) and every charge before you decide.',
      },
      {
        title: 'Treat people alike',
        text: 'Offers are ordered by APR. Nobody can pay for a better place.',
      },
      {
        title: 'Ask for little',
        text: 'We ask only for the details a step needs, and say what each is for.',
      },
    ],
  },
  contactCard: {
    heading: 'Contact Us',
    paragraphs: ['Write to us or visit us. We are happy to help.'],
    button: { label: 'Get in Touch', to: '/support' },
    socialHeading: 'Social media',
  },
  awards: {
    heading: 'Awards and Recognition',
    paragraphs: ['Placeholders. The operator lists real awards here.'],
    items: [
      'First award: name and year to be announced',
      'Second award: name and year to be announced',
      'Third award: name and year to be announced',
    ],
  },
} as const satisfies AboutContent;
