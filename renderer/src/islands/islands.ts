import type { ComponentType } from 'react';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

/** A file whose only export is the island's component. */
type LoadIsland = () => Promise<Readonly<Record<string, ComponentType>>>;

/**
 * The parts of prerendered pages that script takes over, each named by its file under features. What each shows is in
 * island-needs.ts: a browser finds that on the page.
 */
const ISLANDS = {
  'auth/login': () => import('#renderer/features/auth/login.tsx'),
  'auth/register': () => import('#renderer/features/auth/register.tsx'),
  'calculator/charts/cost-comparison': () =>
    import('#renderer/features/calculator/charts/cost-comparison.tsx'),
  'calculator/eligibility/eligibility-form': () =>
    import('#renderer/features/calculator/eligibility/eligibility-form.tsx'),
  'calculator/loan-calculator': () => import('#renderer/features/calculator/loan-calculator.tsx'),
  'calculator/quick-calculator': () => import('#renderer/features/calculator/quick-calculator.tsx'),
  'branches/branch-map': () => import('#renderer/features/branches/branch-map.tsx'),
  'branches/branch-search': () => import('#renderer/features/branches/branch-search.tsx'),
  'contact/contact-form': () => import('#renderer/features/contact/contact-form.tsx'),
  'marketing/head-office-map': () => import('#renderer/features/marketing/head-office-map.tsx'),
  'marketing/introduction-video': () =>
    import('#renderer/features/marketing/introduction-video.tsx'),
  'marketing/offers-carousel': () => import('#renderer/features/marketing/offers-carousel.tsx'),
  'registration-forms/nbfc/register-nbfc': () =>
    import('#renderer/features/registration-forms/nbfc/register-nbfc.tsx'),
  'psychometric/psychometric-test': () =>
    import('#renderer/features/psychometric/psychometric-test.tsx'),
  'registration-forms/partner/register-type': () =>
    import('#renderer/features/registration-forms/partner/register-type.tsx'),
  'marketing/testimonials-carousel': () =>
    import('#renderer/features/marketing/testimonials-carousel.tsx'),
} satisfies Readonly<Record<string, LoadIsland>>;

export type KnownIsland = keyof typeof ISLANDS;

export const ISLAND_NAMES: readonly string[] = Object.keys(ISLANDS);

/** The component of an island. Rejects with 'Loading chunk failed' when it does not arrive. */
export async function loadIsland(name: string): Promise<ComponentType> {
  const islands: Readonly<Record<string, LoadIsland>> = ISLANDS;
  const load = islands[name];
  if (load === undefined) throw new Error(`There is no island named ${name}.`);
  const [only] = Object.values(await loadChunk(load));
  if (only === undefined) throw new Error(`The island ${name} is empty.`);
  return only;
}
