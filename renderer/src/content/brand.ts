import type { Brand } from '#renderer/content/types.ts';

/**
 * The one file that an operator replaces. Everything below is a placeholder: the domains are reserved ones that reach
 * nobody, and there are no telephone numbers. Colours and the logo live in the theme.
 */
export const brand: Brand = {
  isPlaceholder: true,
  name: 'RinSetu',
  tagline: 'A bridge to fair credit',
  legalName: 'Legal name to be announced',
  origin: 'https://rinsetu.example',
  foundedYear: 2020,
  region: 'central India',
  headquarters: {
    label: 'Head office',
    lines: ['Street address to be announced'],
    city: 'Bhopal',
    state: 'Madhya Pradesh',
    country: 'India',
    countryCode: 'IN',
    latitude: 23.2599,
    longitude: 77.4126,
  },
  secondOffice: {
    label: 'Second office',
    lines: ['Street address to be announced'],
    city: 'Nagpur',
    state: 'Maharashtra',
    country: 'India',
    countryCode: 'IN',
    latitude: 21.1458,
    longitude: 79.0882,
  },
  phone: { text: 'Phone number to be announced', href: null },
  emails: {
    support: 'support@rinsetu.example',
    partners: 'partners@rinsetu.example',
    privacy: 'privacy@rinsetu.example',
  },
  hours: 'Monday to Saturday, 10 am to 6 pm',
  social: [
    { network: 'Facebook', handle: 'Handle to be announced', url: null },
    { network: 'Instagram', handle: 'Handle to be announced', url: null },
    { network: 'LinkedIn', handle: 'Handle to be announced', url: null },
  ],
  apps: {
    android: { label: 'Get the Android app', url: 'https://apps.example/android/rinsetu' },
    iphone: { label: 'Get the iPhone app', url: 'https://apps.example/iphone/rinsetu' },
  },
  videoEmbedUrl: 'https://video.example/embed/introduction',
  grievanceOfficer: {
    role: 'Nodal Grievance Redressal Officer',
    name: 'Name to be announced',
    email: 'grievance@rinsetu.example',
    phone: { text: 'Phone number to be announced', href: null },
    hours: 'Monday to Friday, 10 am to 6 pm',
  },
  escalation: {
    afterDays: 30,
    to: 'Complaint Management System of the Reserve Bank of India',
    text: 'If your complaint is rejected, or is not settled within 30 days, you may take it to the Reserve Bank of India (RBI) through its Complaint Management System (CMS). This costs nothing.',
    url: null,
  },
};
