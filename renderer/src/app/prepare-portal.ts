import { QueryClient } from '@tanstack/react-query';
import '#renderer/theme/base.css';
import '#renderer/theme/writing/arabic.css';
import '#renderer/theme/writing/bengali.css';
import '#renderer/theme/writing/devanagari.css';
import '#renderer/theme/writing/tamil.css';
import '#renderer/theme/right-to-left.css';
import 'virtual:theme.css';
import { followLinks } from '#renderer/app/follow-links.ts';
import type { PortalParts } from '#renderer/app/portal.tsx';
import { type PortalRoutes, createPortalRouter } from '#renderer/app/router.tsx';
import { appRoutes, routes, routesOf } from '#renderer/app/routes.ts';
import { baseOf, languageAt, languagesOf, pathOf } from '#contract/addresses.ts';
import { type Language, directionOf } from '#domain/languages.ts';
import { forgetBetweenPeople } from '#renderer/app/session/forget-between-people.ts';
import { WEB_NEEDS } from '#renderer/app/web-needs.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** Makes a browser's portal ready to be shown: its host, routes, links, words and copy. */
export async function preparePortal(platform: Platform): Promise<PortalParts> {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Not by itself in this mode.
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  forgetBetweenPeople(platform, queries);
  // The gateway says who is signed in: its client is fetched alongside the page's own code, not after it.
  if (platform.session.current().userId !== null) {
    platform.usesGatewayAdditions().catch(() => undefined);
  }

  const shell = __WHOLE_SITE_IN_APP__ ? await loadHost(platform) : null;
  // On the web the address gives the language; the desktop has one address for all.
  const language = shell?.language ?? languageAt(window.location.pathname);
  const base = shell === null ? baseOf(language) : '';
  const table = routesOf(
    shell?.table ?? inLanguage(__WHOLE_SITE_IN_APP__ ? routes : appRoutes, language),
    platform.hasApplications,
  );
  const router = createPortalRouter(table, base);
  followLinks({
    isRoute: (address) => {
      const path = pathOf(address, base);
      return shell !== null || (path !== null && Object.hasOwn(table, path));
    },
    navigate: (address) => void router.navigate(pathOf(address, base) ?? address),
    openExternal: shell?.openExternal ?? ((url) => void platform.openExternal(url)),
    hasTabs: shell === null,
  });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const [edition] = await Promise.all([
    loadChunk(() => loadEdition(language, base, shell === null ? WEB_NEEDS : shell.needs)),
    platform.session.ready,
  ]);
  return { platform, edition, queries, router, Shell: shell?.Shell ?? null };
}

/** The pages of staff are in their languages alone. */
const inLanguage = (table: PortalRoutes, language: Language): PortalRoutes =>
  Object.fromEntries(
    Object.entries(table).filter(([path]) => languagesOf(path).includes(language)),
  );

/** A browser has no host, and the web build contains no code for one. */
async function loadHost(platform: Platform) {
  if (!__WHOLE_SITE_IN_APP__) return null;
  await platform.session.ready;
  const { host } = platform;
  if (host === null) return null;
  const { startHost } = await loadChunk(() => import('#renderer/app/host/start-host.tsx'));
  return startHost(host, platform);
}
