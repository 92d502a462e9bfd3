import type { ComponentType } from 'react';
import type { Needs } from '#renderer/i18n/edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

/** What it shows beside the common words, and its code. */
type IslandEntry = Needs & {
  readonly load: () => Promise<ComponentType>;
};

/** The parts of prerendered pages that script takes over, each named by its file under features. */
const ISLANDS: Readonly<Record<string, IslandEntry>> = {
  'auth/login': {
    areas: ['auth'],
    load: async () => (await import('#renderer/features/auth/login.tsx')).Login,
  },
  'auth/register': {
    areas: ['auth'],
    load: async () => (await import('#renderer/features/auth/register.tsx')).Register,
  },
  'calculator/eligibility/eligibility-form': {
    areas: ['eligibility'],
    load: async () =>
      (await import('#renderer/features/calculator/eligibility/eligibility-form.tsx'))
        .EligibilityForm,
  },
  'calculator/loan-calculator': {
    areas: ['numbers', 'calculator'],
    laterAreas: ['loan-tools', 'key-facts'],
    load: async () =>
      (await import('#renderer/features/calculator/loan-calculator.tsx')).LoanCalculator,
  },
  'calculator/quick-calculator': {
    areas: ['numbers', 'calculator'],
    load: async () =>
      (await import('#renderer/features/calculator/quick-calculator.tsx')).QuickCalculator,
  },
  'branches/branch-map': {
    areas: [],
    contents: ['branches'],
    load: async () => (await import('#renderer/features/branches/branch-map.tsx')).BranchMap,
  },
  'branches/branch-search': {
    areas: ['branches'],
    contents: ['branches', 'pages'],
    load: async () => (await import('#renderer/features/branches/branch-search.tsx')).BranchSearch,
  },
  'contact/contact-form': {
    areas: ['contact'],
    load: async () => (await import('#renderer/features/contact/contact-form.tsx')).ContactForm,
  },
  'marketing/head-office-map': {
    areas: [],
    contents: ['support'],
    load: async () =>
      (await import('#renderer/features/marketing/head-office-map.tsx')).HeadOfficeMap,
  },
  'marketing/introduction-video': {
    areas: [],
    contents: ['home'],
    load: async () =>
      (await import('#renderer/features/marketing/introduction-video.tsx')).IntroductionVideo,
  },
  'marketing/offers-carousel': {
    areas: ['carousel'],
    contents: ['offers'],
    load: async () =>
      (await import('#renderer/features/marketing/offers-carousel.tsx')).OffersCarousel,
  },
  'nbfc/register-nbfc': {
    areas: ['forms', 'nbfc'],
    load: async () => (await import('#renderer/features/nbfc/register-nbfc.tsx')).RegisterNbfc,
  },
  'psychometric/psychometric-test': {
    areas: ['psychometric'],
    contents: ['psychometric'],
    load: async () =>
      (await import('#renderer/features/psychometric/psychometric-test.tsx')).PsychometricTest,
  },
  'registration/register-type': {
    areas: ['forms', 'registration'],
    load: async () =>
      (await import('#renderer/features/registration/register-type.tsx')).RegisterType,
  },
  'marketing/testimonials-carousel': {
    areas: ['carousel'],
    contents: ['home'],
    load: async () =>
      (await import('#renderer/features/marketing/testimonials-carousel.tsx')).TestimonialsCarousel,
  },
};

/** What an island shows. Throws when there is no such island. */
export function needsOfIsland(name: string): Needs {
  return entryOf(name);
}

/** The component of an island. Rejects with 'Loading chunk failed' when it does not arrive. */
export async function loadIsland(name: string): Promise<ComponentType> {
  return loadChunk(entryOf(name).load);
}

function entryOf(name: string): IslandEntry {
  const entry = ISLANDS[name];
  if (entry === undefined) throw new Error(`There is no island named ${name}.`);
  return entry;
}
