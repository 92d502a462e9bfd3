/** What is the same in the words of every language. */
export const facts = {
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
