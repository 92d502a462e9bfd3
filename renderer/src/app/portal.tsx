import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { HostShell } from '#renderer/app/host/start-host.tsx';
import { Providers } from '#renderer/app/providers.tsx';
import type { PortalRouter } from '#renderer/app/router.tsx';
import type { Edition } from '#renderer/i18n/edition.ts';
import type { Platform } from '#renderer/platform/platform.ts';

export type PortalParts = {
  readonly platform: Platform;
  readonly edition: Edition;
  readonly queries: QueryClient;
  readonly router: PortalRouter;
  /** What surrounds the pages on a desktop; null in a browser. */
  readonly Shell: HostShell['Shell'] | null;
};

/** The single-page app, whole: what its entries show, and what the desktop's first pages are rendered from. */
export function Portal({ platform, edition, queries, router, Shell }: PortalParts) {
  const pages = (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return (
    <StrictMode>
      <Providers edition={edition} platform={platform}>
        {Shell === null ? pages : <Shell router={router}>{pages}</Shell>}
      </Providers>
    </StrictMode>
  );
}
