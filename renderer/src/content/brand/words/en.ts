import { facts } from '#renderer/content/brand/product-facts.ts';
import type { BrandWords } from '#renderer/content/types.ts';

const HOURS = 'Monday to Saturday, 10 am to 6 pm';

export const brand = {
  name: facts.name,
  tagline: 'A bridge to fair credit',
  legalName: null,
  region: 'central India',
  headquarters: {
    ...facts.headquarters,
    label: 'Head office',
    lines: [],
    city: 'Bhopal',
    state: 'Madhya Pradesh',
    country: 'India',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'Second office',
    lines: [],
    city: 'Nagpur',
    state: 'Maharashtra',
    country: 'India',
  },
  phone: { ...facts.phone, text: 'Phone number to be announced' },
  hours: HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'Handle to be announced' })),
  apps: {
    android: { url: facts.apps.android, label: 'Get the Android app' },
    iphone: { url: facts.apps.iphone, label: 'Get the iPhone app' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'Nodal Grievance Redressal Officer',
    name: null,
    phone: null,
    hours: HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'Complaint Management System of the Reserve Bank of India',
    text: `If your complaint is rejected, or is not settled within 30 days, you may take it within 90 more days to the ombudsman of the Reserve Bank of India (RBI) through its Complaint Management System (CMS): ${facts.escalation.url}. This costs nothing.`,
  },
} satisfies BrandWords;
