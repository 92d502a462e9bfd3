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
import { AREAS } from '#renderer/i18n/areas.ts';
import { DEFAULT_LANGUAGE, loadTranslator } from '#renderer/i18n/languages.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { createPlatform } from '#platform';

const table = __WHOLE_SITE_IN_APP__ ? routes : consumerRoutes;
const platform = createPlatform();
const router = createPortalRouter(table);
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// What one person loaded is not shown to the next.
platform.session.subscribe(() => queries.clear());
followLinks({
  isRoute: (path) => Object.hasOwn(table, path) || __WHOLE_SITE_IN_APP__,
  navigate: (path) => void router.navigate(path),
  openExternal: (url) => void platform.openExternal(url),
});

const host = document.getElementById('app');
if (host === null) throw new Error('The page has no element with the id app.');
void Promise.all([
  loadChunk(() => loadTranslator(DEFAULT_LANGUAGE, AREAS)),
  platform.session.ready,
]).then(([translator]) => {
  createRoot(host).render(
    <StrictMode>
      <Providers translator={translator} platform={platform}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Providers>
    </StrictMode>,
  );
});
