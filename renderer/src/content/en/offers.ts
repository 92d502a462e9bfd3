import type { OffersContent } from '#renderer/content/home-types.ts';

const ended = {
  dateText: 'Offer ends on June 30, 2023',
  endedOn: '2023-06-30',
  status: 'This offer has ended.',
  action: { label: 'Learn More', to: '/products' },
} as const;

/** Dated offers, shown as they were published, with the plain remark that they are over. */
export const offers = {
  heading: 'Offers',
  intro: 'Offers we have made, each with its last day.',
  carouselLabel: 'Offers',
  slides: [
    {
      id: 'offer-three-wheeler',
      title: 'Electric three-wheeler loan',
      description:
        'If you buy a new electric three-wheeler, we help you with the papers and with getting it registered.',
      image: 'offer-three-wheeler',
      alt: 'A new electric three-wheeler in front of a showroom',
      ...ended,
    },
    {
      id: 'offer-rental',
      title: 'Electric three-wheeler rental',
      description: 'Rent first, learn what you earn in a week, and decide later about buying.',
      image: 'offer-rental',
      alt: 'A driver taking the key of a rented electric three-wheeler',
      ...ended,
    },
    {
      id: 'offer-business',
      title: 'Loan for a small business',
      description: 'A meeting at the branch to prepare a business loan application together.',
      image: 'offer-business',
      alt: 'A shopkeeper and an adviser looking at papers',
      ...ended,
    },
  ],
} as const satisfies OffersContent;
