import type { BrandFacts } from '#renderer/content/types.ts';

/**
 * With the words of `content/en/brand.ts`, the product's own brand, in whose place a deployment's comes. Everything in both is a placeholder: the
 * domains are reserved ones that reach nobody, and there are no telephone numbers. Its colours and logo are in the theme.
 */
export const productFacts = {
  isPlaceholder: true,
  origin: 'https://rinsetu.example',
  foundedYear: 2020,
  emails: {
    support: 'support@rinsetu.example',
    partners: 'partners@rinsetu.example',
    privacy: 'privacy@rinsetu.example',
  },
  videoEmbedUrl: 'https://video.example/embed/introduction',
  colours: null,
  hasOwnLogo: false,
} as const satisfies BrandFacts;

/** What is the same in the words of every language. */
export const facts = {
  name: 'RinSetu',
  headquarters: {
    countryCode: 'IN',
    pinCode: '462001',
    pinAreas: ['462'],
    places: [
      'Bhopal',
      'भोपाल',
      'ভোপাল',
      'போபால்',
      'بھوپال',
      'Madhya Pradesh',
      'मध्य प्रदेश',
      'মধ্যপ্রদেশ',
      'மத்தியப் பிரதேசம்',
      'مدھیہ پردیش',
      'MP',
      'एमपी',
    ],
    latitude: 23.2599,
    longitude: 77.4126,
  },
  secondOffice: {
    countryCode: 'IN',
    pinCode: '440001',
    pinAreas: ['440', '441'],
    places: [
      'Nagpur',
      'नागपुर',
      'নাগপুর',
      'நாக்பூர்',
      'ناگپور',
      'Vidarbha',
      'विदर्भ',
      'Maharashtra',
      'महाराष्ट्र',
      'মহারাষ্ট্র',
      'மகாராஷ்டிரா',
      'مہاراشٹر',
    ],
    latitude: 21.1458,
    longitude: 79.0882,
  },
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
