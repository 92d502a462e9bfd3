import type { ComponentType, ReactNode } from 'react';
import { type RequestedAddress, requestedAddress } from '#renderer/app/host/requested-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import type { Needs } from '#renderer/i18n/edition.ts';
import { DealerShell } from '#renderer/app/host/dealer-shell.tsx';
import { KioskShell } from '#renderer/app/host/kiosk-shell.tsx';
import { terminalRoutes } from '#renderer/app/host/terminal-routes.tsx';
import { type PortalRoutes, type PortalRouter } from '#renderer/app/router.tsx';
import { routesOnHost } from '#renderer/app/routes.ts';
import type { Host, Platform } from '#renderer/platform/platform.ts';

export type HostShell = {
  /** The start language. */
  readonly language: Language;
  /** What it shows in addition to the common words. */
  readonly needs: Needs;
  readonly table: PortalRoutes;
  /** Wraps every page. */
  readonly Shell: ComponentType<{ readonly router: PortalRouter; readonly children: ReactNode }>;
  readonly openExternal: (url: string) => void;
};

/** The shell of a showroom's computer or a branch's terminal around the portal. */
export function startHost(host: Host, platform: Platform): HostShell {
  const common = {
    language: host.language ?? DEFAULT_LANGUAGE,
    needs: { areas: HOST_AREAS, contents: CONTENT_NAMES },
  };
  if (host.profile === 'dealer') {
    return {
      ...common,
      table: routesOnHost('dealer'),
      Shell: ({ router, children }) => (
        <DealerShell host={host} router={router}>
          {children}
        </DealerShell>
      ),
      openExternal: (url) => void platform.openExternal(url),
    };
  }
  const requested: RequestedAddress = requestedAddress();
  return {
    ...common,
    table: terminalRoutes(host.hasApplications),
    Shell: ({ router, children }) => (
      <KioskShell host={host} router={router} requested={requested}>
        {children}
      </KioskShell>
    ),
    openExternal: requested.request,
  };
}
