/** The single-page app: the consumer area on the web, the whole portal on the desktop and in development. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '#renderer/theme/base.css';
import 'virtual:theme.css';
import { followLinks } from '#renderer/app/follow-links.ts';
import { Providers } from '#renderer/app/providers.tsx';
import { createPortalRouter } from '#renderer/app/router.tsx';
import { consumerRoutes, routes } from '#renderer/app/routes.ts';
import { AREAS, HOST_AREAS } from '#renderer/i18n/areas.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  loadTranslator,
} from '#renderer/i18n/languages.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { createPlatform } from '#platform';

const platform = createPlatform();
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// What one person loaded is not shown to the next.
platform.session.subscribe(() => queries.clear());

/** A browser has none, and the web's build no code of it. */
async function loadHost() {
  if (!__WHOLE_SITE_IN_APP__) return null;
  await platform.session.ready;
  const { host } = platform;
  if (host === null) return null;
  const { startHost } = await loadChunk(() => import('#renderer/app/host/start-host.tsx'));
  return startHost(host, platform);
}

async function start(): Promise<void> {
  const shell = __WHOLE_SITE_IN_APP__ ? await loadHost() : null;
  const table = shell?.table ?? (__WHOLE_SITE_IN_APP__ ? routes : consumerRoutes);
  const router = createPortalRouter(table);
  followLinks({
    isRoute: (path) => Object.hasOwn(table, path) || __WHOLE_SITE_IN_APP__,
    navigate: (path) => void router.navigate(path),
    openExternal: shell?.openExternal ?? ((url) => void platform.openExternal(url)),
  });
  const element = document.getElementById('app');
  if (element === null) throw new Error('The page has no element with the id app.');
  const [translator] = await Promise.all([
    loadChunk(() =>
      loadTranslator(
        __WHOLE_SITE_IN_APP__ ? languageOf(platform) : DEFAULT_LANGUAGE,
        shell === null ? AREAS : HOST_AREAS,
      ),
    ),
    platform.session.ready,
  ]);
  const portal = (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  createRoot(element).render(
    <StrictMode>
      <Providers translator={translator} platform={platform}>
        {shell === null ? portal : <shell.Around router={router}>{portal}</shell.Around>}
      </Providers>
    </StrictMode>,
  );
}

/** The language that the terminal is set up for, where the portal speaks it. */
function languageOf({ host }: Platform): Language {
  return LANGUAGES.find((language) => language === host?.language) ?? DEFAULT_LANGUAGE;
}

void start();
