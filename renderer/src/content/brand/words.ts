import type { Language } from '#contract/languages.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import type { Brand, BrandWords } from '#renderer/content/types.ts';

/** What is the same in every language of what follows. */
const facts = {
  headquarters: { countryCode: 'IN', latitude: 23.2599, longitude: 77.4126 },
  secondOffice: { countryCode: 'IN', latitude: 21.1458, longitude: 79.0882 },
  phone: { href: null },
  social: [
    { network: 'Facebook', url: null },
    { network: 'Instagram', url: null },
    { network: 'LinkedIn', url: null },
  ],
  apps: {
    android: 'https://apps.example/android/rinsetu',
    iphone: 'https://apps.example/iphone/rinsetu',
  },
  grievanceOfficer: { email: 'grievance@rinsetu.example' },
  /** The Reserve Bank's own; it is the same for every lender. */
  escalation: { afterDays: 30, url: 'https://cms.rbi.org.in' },
} as const;

const ENGLISH_HOURS = 'Monday to Saturday, 10 am to 6 pm';
const HINDI_HOURS = 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक';

const english: BrandWords = {
  tagline: 'A bridge to fair credit',
  legalName: 'Legal name to be announced',
  region: 'central India',
  headquarters: {
    ...facts.headquarters,
    label: 'Head office',
    lines: ['Street address to be announced'],
    city: 'Bhopal',
    state: 'Madhya Pradesh',
    country: 'India',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'Second office',
    lines: ['Street address to be announced'],
    city: 'Nagpur',
    state: 'Maharashtra',
    country: 'India',
  },
  phone: { ...facts.phone, text: 'Phone number to be announced' },
  hours: ENGLISH_HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'Handle to be announced' })),
  apps: {
    android: { url: facts.apps.android, label: 'Get the Android app' },
    iphone: { url: facts.apps.iphone, label: 'Get the iPhone app' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'Nodal Grievance Redressal Officer',
    name: 'Name to be announced',
    phone: { ...facts.phone, text: 'Phone number to be announced' },
    hours: ENGLISH_HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'Complaint Management System of the Reserve Bank of India',
    text: `If your complaint is rejected, or is not settled within 30 days, you may take it to the Reserve Bank of India (RBI) through its Complaint Management System (CMS): ${facts.escalation.url}. This costs nothing.`,
  },
};

const hindi: BrandWords = {
  tagline: 'वाजिब लोन तक का सेतु',
  legalName: 'कंपनी का कानूनी नाम जल्द बताया जाएगा',
  region: 'मध्य भारत',
  headquarters: {
    ...facts.headquarters,
    label: 'हेड ऑफ़िस',
    lines: ['पूरा पता जल्द बताया जाएगा'],
    city: 'भोपाल',
    state: 'मध्य प्रदेश',
    country: 'भारत',
  },
  secondOffice: {
    ...facts.secondOffice,
    label: 'दूसरा ऑफ़िस',
    lines: ['पूरा पता जल्द बताया जाएगा'],
    city: 'नागपुर',
    state: 'महाराष्ट्र',
    country: 'भारत',
  },
  phone: { ...facts.phone, text: 'फ़ोन नंबर जल्द बताया जाएगा' },
  hours: HINDI_HOURS,
  social: facts.social.map((network) => ({ ...network, handle: 'हैंडल जल्द बताया जाएगा' })),
  apps: {
    android: { url: facts.apps.android, label: 'Android ऐप लें' },
    iphone: { url: facts.apps.iphone, label: 'iPhone ऐप लें' },
  },
  grievanceOfficer: {
    ...facts.grievanceOfficer,
    role: 'नोडल शिकायत निवारण अधिकारी',
    name: 'नाम जल्द बताया जाएगा',
    phone: { ...facts.phone, text: 'फ़ोन नंबर जल्द बताया जाएगा' },
    hours: HINDI_HOURS,
  },
  escalation: {
    ...facts.escalation,
    to: 'भारतीय रिज़र्व बैंक की शिकायत प्रबंधन प्रणाली',
    text: `अगर आपकी शिकायत नामंज़ूर हो जाए या 30 दिन में न सुलझे, तो आप उसे भारतीय रिज़र्व बैंक (RBI) की शिकायत प्रबंधन प्रणाली (CMS) में ले जा सकते हैं: ${facts.escalation.url}। इसमें कोई पैसा नहीं लगता।`,
  },
};

/** The operator's details as they are read in a language. */
export function brandIn(language: Language): Brand {
  return { ...brand, ...WORDS[language] };
}

const WORDS: Readonly<Record<Language, BrandWords>> = { en: english, hi: hindi };
