import type { ComponentType } from 'react';
import type { AppPath } from '#renderer/content/app-paths.ts';
import type { PageKey } from '#renderer/content/types.ts';

/**
 * A public page is prerendered. A borrower's own area (`consumer`), a dealer's desk, the areas of operators and lenders
 * (`staff`) and a terminal's own screens exist only in the single-page app, without header and footer.
 */
export type Area = 'public' | 'consumer' | 'desk' | 'staff' | 'terminal';

export type Route = {
  readonly area: Area;
  /** Whether the page exists only where people apply for loans. */
  readonly needsApplications?: true;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
};

const publicRoutes = {
  '/': { area: 'public', load: () => import('#renderer/pages/home.tsx') },
  '/login': { area: 'public', load: () => import('#renderer/pages/login.tsx') },
  '/register': { area: 'public', load: () => import('#renderer/pages/register.tsx') },
  '/apply-loan': { area: 'public', load: () => import('#renderer/pages/apply-loan.tsx') },
  '/nbfc': { area: 'public', load: () => import('#renderer/pages/nbfc.tsx') },
  '/NBFC': { area: 'public', load: () => import('#renderer/pages/nbfc.tsx') },
  '/emi-calculator': { area: 'public', load: () => import('#renderer/pages/emi-calculator.tsx') },
  '/psychometric-test': {
    area: 'public',
    load: () => import('#renderer/pages/psychometric-test.tsx'),
  },
  '/register-nbfc': { area: 'public', load: () => import('#renderer/pages/register-nbfc.tsx') },
  '/products': { area: 'public', load: () => import('#renderer/pages/products.tsx') },
  '/about': { area: 'public', load: () => import('#renderer/pages/about.tsx') },
  '/business-loan': { area: 'public', load: () => import('#renderer/pages/business-loan.tsx') },
  '/news&blog': { area: 'public', load: () => import('#renderer/pages/news-and-blog.tsx') },
  '/register-type': { area: 'public', load: () => import('#renderer/pages/register-type.tsx') },
  '/dealer': { area: 'public', load: () => import('#renderer/pages/dealer.tsx') },
  '/support': { area: 'public', load: () => import('#renderer/pages/support.tsx') },
  '/loan-eligibility': {
    area: 'public',
    load: () => import('#renderer/pages/loan-eligibility.tsx'),
  },
  '/how-we-match': {
    area: 'public',
    needsApplications: true,
    load: () => import('#renderer/pages/how-we-match.tsx'),
  },
  '/recover': {
    area: 'public',
    needsApplications: true,
    load: () => import('#renderer/pages/recover.tsx'),
  },
  '/branches': { area: 'public', load: () => import('#renderer/pages/branches.tsx') },
  '/faq': { area: 'public', load: () => import('#renderer/pages/faq.tsx') },
  '/privacypolicy': { area: 'public', load: () => import('#renderer/pages/privacy-policy.tsx') },
  '/ev-loan': { area: 'public', load: () => import('#renderer/pages/ev-loan.tsx') },
  offline: { area: 'public', load: () => import('#renderer/pages/offline.tsx') },
  'not-found': { area: 'public', load: () => import('#renderer/pages/not-found.tsx') },
} as const satisfies Partial<Record<PageKey, Route>>;

/** Staff areas are on the web only (decision 26): the desktop has neither their routes nor their code. */
const elsewhere = () => Promise.reject(new Error('This is on the web alone.'));

/** The routes of the web's single-page app. A separate constant, so that its bundle holds no other page. */
export const appRoutes = {
  '/consumer-profile': {
    area: 'consumer',
    load: () => import('#renderer/pages/consumer-profile.tsx'),
  },
  '/apply': {
    area: 'consumer',
    needsApplications: true,
    load: () => import('#renderer/pages/apply.tsx'),
  },
  '/guarantor': {
    area: 'consumer',
    needsApplications: true,
    load: () => import('#renderer/pages/guarantor.tsx'),
  },
  '/quote': {
    area: 'consumer',
    needsApplications: true,
    load: () => import('#renderer/pages/quote.tsx'),
  },
  '/dealer-desk': {
    area: 'desk',
    needsApplications: true,
    load: () => import('#renderer/pages/dealer-desk.tsx'),
  },
  '/operator': {
    area: 'staff',
    needsApplications: true,
    load: __STAFF_AREAS__ ? () => import('#renderer/pages/operator.tsx') : elsewhere,
  },
  '/lender': {
    area: 'staff',
    needsApplications: true,
    load: __STAFF_AREAS__ ? () => import('#renderer/pages/lender.tsx') : elsewhere,
  },
  '/staff-sign-in': {
    area: 'staff',
    needsApplications: true,
    load: __STAFF_AREAS__ ? () => import('#renderer/pages/staff-sign-in.tsx') : elsewhere,
  },
} as const satisfies Record<AppPath, Route>;

/**
 * The one table of all routes. To a bundler, spreading may run getters, so it would keep the table, and with it every
 * page, in bundles that never read it; hence the function marked as pure.
 */
export const routes = /* @__PURE__ */ (() => ({
  ...publicRoutes,
  ...appRoutes,
}))() satisfies Record<PageKey, Route>;

/** The routes of a showroom's computer, and of a terminal, which has no dealer's desk either. */
export function routesOnHost(profile: 'dealer' | 'kiosk'): Partial<typeof routes> {
  const absent: readonly Area[] = profile === 'dealer' ? ['staff'] : ['staff', 'desk'];
  return Object.fromEntries(
    Object.entries(routes).filter(([, { area }]) => !absent.includes(area)),
  );
}

/** The routes that a deployment with or without loan applications has. */
export function routesOf(
  table: Readonly<Partial<Record<PageKey, Route>>>,
  hasApplications: boolean,
): Readonly<Partial<Record<PageKey, Route>>> {
  return Object.fromEntries(
    Object.entries(table).filter(([, route]) => hasApplications || !route.needsApplications),
  );
}
