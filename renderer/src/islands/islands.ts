import type { ComponentType } from 'react';
import type { Needs } from '#renderer/i18n/edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

/**
 * When an island's code is fetched: with the page, when it scrolls into view, once the page is used at all, or on first
 * touch. A touch always wakes it.
 */
export type Wake = 'load' | 'visible' | 'use' | 'touch';

/** An island and what it shows in addition to the common words: the prerenderer lists the files of both on the page. */
type IslandEntry = Needs & {
  /** Imports a module whose only export is the island's component. */
  readonly load: () => Promise<Readonly<Record<string, ComponentType>>>;
  readonly wake: Wake;
};

/** The parts of prerendered pages that script takes over, each named by its file under features. */
const ISLANDS: Readonly<Record<string, IslandEntry>> = {
  'applications/matching/match-lenders': {
    load: () => import('#renderer/features/applications/matching/match-lenders.tsx'),
    wake: 'visible',
    areas: ['matching', 'applications', 'cost', 'affordability'],
  },
  'auth/login': {
    load: () => import('#renderer/features/auth/login.tsx'),
    wake: 'load',
    areas: ['auth'],
  },
  'auth/register': {
    load: () => import('#renderer/features/auth/register.tsx'),
    wake: 'load',
    areas: ['auth'],
  },
  'auth/recover': {
    load: () => import('#renderer/features/auth/recover.tsx'),
    wake: 'load',
    areas: ['auth', 'recovery'],
  },
  'calculator/charts/cost-comparison': {
    load: () => import('#renderer/features/calculator/charts/cost-comparison.tsx'),
    wake: 'visible',
    areas: ['comparison'],
    contents: ['loan-products'],
  },
  'calculator/eligibility/eligibility-form': {
    load: () => import('#renderer/features/calculator/eligibility/eligibility-form.tsx'),
    wake: 'visible',
    areas: ['eligibility', 'affordability'],
    contents: ['brand'],
  },
  'calculator/loan-calculator': {
    load: () => import('#renderer/features/calculator/loan-calculator.tsx'),
    wake: 'visible',
    areas: ['numbers', 'calculator', 'cost'],
    laterAreas: ['loan-tools', 'affordability', 'key-facts'],
    contents: ['brand'],
  },
  'calculator/quick-calculator': {
    load: () => import('#renderer/features/calculator/quick-calculator.tsx'),
    wake: 'visible',
    areas: ['numbers', 'calculator'],
  },
  'marketing/published-loans': {
    load: () => import('#renderer/features/marketing/published-loans.tsx'),
    wake: 'use',
    areas: ['published'],
  },
  'branches/branch-map': {
    load: () => import('#renderer/features/branches/branch-map.tsx'),
    wake: 'touch',
    areas: [],
    contents: ['brand', 'branches'],
  },
  'branches/branch-search': {
    load: () => import('#renderer/features/branches/branch-search.tsx'),
    wake: 'touch',
    areas: ['branches'],
    contents: ['brand', 'branches', 'pages'],
  },
  'contact/contact-form': {
    load: () => import('#renderer/features/contact/contact-form.tsx'),
    wake: 'visible',
    areas: ['contact'],
  },
  'marketing/head-office-map': {
    load: () => import('#renderer/features/marketing/head-office-map.tsx'),
    wake: 'touch',
    areas: [],
    contents: ['brand', 'support'],
  },
  'marketing/introduction-video': {
    load: () => import('#renderer/features/marketing/introduction-video.tsx'),
    wake: 'touch',
    areas: [],
    contents: ['home'],
  },
  'marketing/offers-carousel': {
    load: () => import('#renderer/features/marketing/offers-carousel.tsx'),
    wake: 'visible',
    areas: ['carousel'],
    contents: ['offers'],
  },
  'registration-forms/nbfc/register-nbfc': {
    load: () => import('#renderer/features/registration-forms/nbfc/register-nbfc.tsx'),
    wake: 'load',
    areas: ['forms', 'nbfc'],
    contents: ['brand'],
  },
  'psychometric/psychometric-test': {
    load: () => import('#renderer/features/psychometric/psychometric-test.tsx'),
    wake: 'load',
    areas: ['psychometric'],
    contents: ['psychometric'],
  },
  'registration-forms/partner/register-type': {
    load: () => import('#renderer/features/registration-forms/partner/register-type.tsx'),
    wake: 'load',
    areas: ['forms', 'registration'],
    contents: ['brand'],
  },
  'marketing/testimonials-carousel': {
    load: () => import('#renderer/features/marketing/testimonials-carousel.tsx'),
    wake: 'visible',
    areas: ['carousel'],
    contents: ['home'],
  },
};

export const ISLAND_NAMES: readonly string[] = Object.keys(ISLANDS);

/** The entry of an island. Throws if there is none with that name. */
export function islandNamed(name: string): IslandEntry {
  const island = ISLANDS[name];
  if (island === undefined) throw new Error(`There is no island named ${name}.`);
  return island;
}

/** The component of an island. Rejects with 'Loading chunk failed' if its module does not load. */
export async function loadIsland(name: string): Promise<ComponentType> {
  const [only] = Object.values(await loadChunk(islandNamed(name).load));
  if (only === undefined) throw new Error(`The island ${name} is empty.`);
  return only;
}
