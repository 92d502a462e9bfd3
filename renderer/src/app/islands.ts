import type { ComponentType } from 'react';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

type LoadIsland = () => Promise<ComponentType>;

/**
 * The parts of prerendered pages that script takes over, each named by its file under features. What each shows is in
 * island-needs.ts: a browser finds that on the page.
 */
const ISLANDS = {
  'auth/login': async () => (await import('#renderer/features/auth/login.tsx')).Login,
  'auth/register': async () => (await import('#renderer/features/auth/register.tsx')).Register,
  'calculator/eligibility/eligibility-form': async () =>
    (await import('#renderer/features/calculator/eligibility/eligibility-form.tsx'))
      .EligibilityForm,
  'calculator/loan-calculator': async () =>
    (await import('#renderer/features/calculator/loan-calculator.tsx')).LoanCalculator,
  'calculator/quick-calculator': async () =>
    (await import('#renderer/features/calculator/quick-calculator.tsx')).QuickCalculator,
  'branches/branch-map': async () =>
    (await import('#renderer/features/branches/branch-map.tsx')).BranchMap,
  'branches/branch-search': async () =>
    (await import('#renderer/features/branches/branch-search.tsx')).BranchSearch,
  'contact/contact-form': async () =>
    (await import('#renderer/features/contact/contact-form.tsx')).ContactForm,
  'marketing/head-office-map': async () =>
    (await import('#renderer/features/marketing/head-office-map.tsx')).HeadOfficeMap,
  'marketing/introduction-video': async () =>
    (await import('#renderer/features/marketing/introduction-video.tsx')).IntroductionVideo,
  'marketing/offers-carousel': async () =>
    (await import('#renderer/features/marketing/offers-carousel.tsx')).OffersCarousel,
  'nbfc/register-nbfc': async () =>
    (await import('#renderer/features/nbfc/register-nbfc.tsx')).RegisterNbfc,
  'psychometric/psychometric-test': async () =>
    (await import('#renderer/features/psychometric/psychometric-test.tsx')).PsychometricTest,
  'registration/register-type': async () =>
    (await import('#renderer/features/registration/register-type.tsx')).RegisterType,
  'marketing/testimonials-carousel': async () =>
    (await import('#renderer/features/marketing/testimonials-carousel.tsx')).TestimonialsCarousel,
} satisfies Readonly<Record<string, LoadIsland>>;

export type KnownIsland = keyof typeof ISLANDS;

/** The component of an island. Rejects with 'Loading chunk failed' when it does not arrive. */
export async function loadIsland(name: string): Promise<ComponentType> {
  const islands: Readonly<Record<string, LoadIsland>> = ISLANDS;
  const load = islands[name];
  if (load === undefined) throw new Error(`There is no island named ${name}.`);
  return loadChunk(load);
}
