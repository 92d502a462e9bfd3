import type { KnownIsland } from '#renderer/islands/islands.ts';
import type { Needs } from '#renderer/i18n/edition.ts';

/** What each island shows beside the common words. The prerenderer writes the files of it on the page. */
const NEEDS: Readonly<Record<KnownIsland, Needs>> = {
  'auth/login': { areas: ['auth'] },
  'auth/register': { areas: ['auth'] },
  'calculator/charts/cost-comparison': { areas: ['comparison'], contents: ['loan-products'] },
  'calculator/eligibility/eligibility-form': { areas: ['eligibility', 'affordability'] },
  'calculator/loan-calculator': {
    areas: ['numbers', 'calculator'],
    laterAreas: ['loan-tools', 'affordability', 'key-facts'],
  },
  'calculator/quick-calculator': { areas: ['numbers', 'calculator'] },
  'branches/branch-map': { areas: [], contents: ['branches'] },
  'branches/branch-search': { areas: ['branches'], contents: ['branches', 'pages'] },
  'contact/contact-form': { areas: ['contact'] },
  'marketing/head-office-map': { areas: [], contents: ['support'] },
  'marketing/introduction-video': { areas: [], contents: ['home'] },
  'marketing/offers-carousel': { areas: ['carousel'], contents: ['offers'] },
  'registration-forms/nbfc/register-nbfc': { areas: ['forms', 'nbfc'] },
  'psychometric/psychometric-test': { areas: ['psychometric'], contents: ['psychometric'] },
  'registration-forms/partner/register-type': { areas: ['forms', 'registration'] },
  'marketing/testimonials-carousel': { areas: ['carousel'], contents: ['home'] },
};

/** What an island shows. Throws when there is no such island. */
export function needsOfIsland(name: string): Needs {
  const entry = Object.entries(NEEDS).find(([known]) => known === name);
  if (entry === undefined) throw new Error(`There is no island named ${name}.`);
  return entry[1];
}
