import { branchFacts } from '#renderer/content/branch-facts.ts';
import type { BranchesContent } from '#renderer/content/page-types.ts';

const services = {
  loans: 'Loan applications',
  rental: 'EV rental',
  documents: 'Help with documents',
  partners: 'Partner registration',
} as const;

export const branches = {
  intro:
    'Find a branch by city, town, state or PIN code. Dealers and partners near you are reached through the branch.',
  sampleNote:
    'The three branches in this table are samples. Their addresses and phone numbers are placeholders.',
  columns: {
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    hours: 'Hours',
    services: 'Services',
    distance: 'Distance in a straight line',
  },
  samples: [
    {
      ...branchFacts.mumbai,
      name: 'Mumbai Branch',
      address: 'Street address to be announced, Mumbai, Maharashtra 400001',
      phone: { text: 'Phone number to be announced', href: null },
      hours: 'Monday to Saturday, 10 am to 6 pm',
      services: [services.loans, services.rental, services.documents],
    },
    {
      ...branchFacts.delhi,
      name: 'Delhi Branch',
      address: 'Street address to be announced, Delhi 110001',
      phone: { text: 'Phone number to be announced', href: null },
      hours: 'Monday to Saturday, 10 am to 6 pm',
      services: [services.loans, services.documents, services.partners],
    },
    {
      ...branchFacts.bangalore,
      name: 'Bangalore Branch',
      address: 'Street address to be announced, Bangalore, Karnataka 560001',
      phone: { text: 'Phone number to be announced', href: null },
      hours: 'Monday to Friday, 10 am to 5 pm',
      services: [services.loans, services.rental, services.partners],
    },
  ],
  officeService: 'Company office',
  cards: {
    heading: 'Visit us',
    directionsLabel: 'Get Directions',
  },
  map: {
    heading: 'On the map',
    drawing:
      'Drawing of where the branches and the offices are to one another, north at the top: not a map, and without borders.',
    title: 'Map of our branches',
    loadLabel: 'Load the map',
    loadNote:
      'The map comes from another site. It loads, and that site sees your visit, only when you ask for it.',
  },
} as const satisfies BranchesContent;
