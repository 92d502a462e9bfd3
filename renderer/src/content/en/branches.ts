import { brand } from '#renderer/content/brand.ts';
import type { BranchesContent } from '#renderer/content/page-types.ts';

const services = {
  loans: 'Loan applications',
  rental: 'EV rental',
  papers: 'Help with papers',
  partners: 'Partner registration',
} as const;

const { headquarters, secondOffice } = brand;

export const branches = {
  intro: 'Type a place to find a branch, a dealer or a partner near you.',
  sampleNote:
    'The three branches in this table are samples. Their addresses and phone numbers are placeholders.',
  search: {
    label: 'Location',
    hint: 'A city, for example Mumbai',
    button: 'Search',
    noResult:
      'No branch matches this place. There are sample branches in Mumbai, Delhi and Bangalore.',
  },
  columns: {
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    hours: 'Hours',
    services: 'Services',
  },
  samples: [
    {
      id: 'mumbai',
      name: 'Mumbai Branch',
      address: 'Street address to be announced, Mumbai, Maharashtra',
      phone: 'Phone number to be announced',
      hours: 'Monday to Saturday, 10 am to 6 pm',
      services: [services.loans, services.rental, services.papers],
      latitude: 19.076,
      longitude: 72.8777,
    },
    {
      id: 'delhi',
      name: 'Delhi Branch',
      address: 'Street address to be announced, Delhi',
      phone: 'Phone number to be announced',
      hours: 'Monday to Saturday, 10 am to 6 pm',
      services: [services.loans, services.papers, services.partners],
      latitude: 28.6139,
      longitude: 77.209,
    },
    {
      id: 'bangalore',
      name: 'Bangalore Branch',
      address: 'Street address to be announced, Bangalore, Karnataka',
      phone: 'Phone number to be announced',
      hours: 'Monday to Friday, 10 am to 5 pm',
      services: [services.loans, services.rental, services.partners],
      latitude: 12.9716,
      longitude: 77.5946,
    },
  ],
  cards: {
    heading: 'Visit us',
    directionsLabel: 'Get Directions',
    items: [
      {
        id: 'headquarters',
        title: `${headquarters.label}, ${headquarters.city}`,
        text: `${headquarters.lines.join(', ')}, ${headquarters.city}, ${headquarters.state}`,
        image: 'branch-counter',
        alt: '',
        latitude: headquarters.latitude,
        longitude: headquarters.longitude,
      },
      {
        id: 'second-office',
        title: `${secondOffice.label}, ${secondOffice.city}`,
        text: `${secondOffice.lines.join(', ')}, ${secondOffice.city}, ${secondOffice.state}`,
        image: 'branch-counter',
        alt: '',
        latitude: secondOffice.latitude,
        longitude: secondOffice.longitude,
      },
    ],
  },
  map: {
    title: 'Map of our branches',
    loadLabel: 'Load the map',
    loadNote:
      'The map comes from another site. It loads, and that site sees your visit, only when you ask for it.',
  },
} as const satisfies BranchesContent;
