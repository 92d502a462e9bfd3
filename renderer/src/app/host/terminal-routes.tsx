import { Navigate } from 'react-router-dom';
import type { PortalRoutes } from '#renderer/app/router.tsx';
import { type Route, routesOnHost } from '#renderer/app/routes.ts';
import type { PageKey } from '#renderer/content/types.ts';

/** What is shown in place of pages that help nobody at a terminal, or that have amounts in dollars. */
const INSTEAD = {
  '/about': '/',
  '/business-loan': '/loan-eligibility',
  '/dealer': '/',
  '/ev-loan': '/loan-eligibility',
  '/nbfc': '/',
  '/NBFC': '/',
  '/news&blog': '/',
  '/psychometric-test': '/',
} as const satisfies Partial<Record<PageKey, PageKey>>;

const OWN: PortalRoutes = {
  '/': { area: 'terminal', load: () => import('#renderer/pages/kiosk-start.tsx') },
  '/loan-eligibility': {
    area: 'public',
    load: () => import('#renderer/pages/kiosk-eligibility.tsx'),
  },
  '/support': { area: 'public', load: () => import('#renderer/pages/kiosk-contact.tsx') },
};

/** Where people apply for a loan here. */
const OWN_WITH_APPLICATIONS: PortalRoutes = {
  '/apply-loan': { area: 'public', load: () => import('#renderer/pages/kiosk-phone.tsx') },
  '/consumer-profile': {
    area: 'consumer',
    load: () => import('#renderer/pages/kiosk-status.tsx'),
  },
};

/** The routes of a terminal: its own pages, and those of the site that make sense there. */
export function terminalRoutes(hasApplications: boolean): PortalRoutes {
  const instead = Object.entries(INSTEAD).map(([path, to]) => [path, redirect(to)]);
  return {
    ...routesOnHost('kiosk'),
    ...Object.fromEntries(instead),
    ...OWN,
    ...(hasApplications ? OWN_WITH_APPLICATIONS : {}),
  };
}

function redirect(to: string): Route {
  return { area: 'terminal', load: async () => ({ Page: () => <Navigate to={to} replace /> }) };
}
