import type { ComponentType, ReactNode } from 'react';
import { type AskedAddress, askedAddress } from '#renderer/app/host/asked-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { HOST_AREAS } from '#renderer/i18n/areas.ts';
import type { Needs } from '#renderer/i18n/edition.ts';
import { languageToBeginIn } from '#renderer/app/host/remembered-language.ts';
import { DealerShell } from '#renderer/app/host/dealer-shell.tsx';
import { KioskShell } from '#renderer/app/host/kiosk-shell.tsx';
import { type PortalRoutes, type PortalRouter } from '#renderer/app/router.tsx';
import { routes } from '#renderer/app/routes.ts';
import type { Host, Platform } from '#renderer/platform/platform.ts';

export type HostShell = {
  /** The language to begin in. */
  readonly language: Language;
  /** What it shows beside the common words. */
  readonly needs: Needs;
  readonly table: PortalRoutes;
  /** What stands around every page. */
  readonly Around: ComponentType<{ readonly router: PortalRouter; readonly children: ReactNode }>;
  readonly openExternal: (url: string) => void;
};

/** A terminal begins with its own start screen; the rest of the portal is the same. */
const terminalRoutes: PortalRoutes = {
  ...routes,
  '/': { area: 'terminal', load: () => import('#renderer/pages/kiosk-start.tsx') },
};

/** What the showroom's computer or the branch's terminal puts around the portal. */
export function startHost(host: Host, platform: Platform): HostShell {
  const common = {
    language: languageToBeginIn(host) ?? DEFAULT_LANGUAGE,
    needs: { areas: HOST_AREAS, contents: CONTENT_NAMES },
  };
  if (host.profile === 'dealer') {
    return {
      ...common,
      table: routes,
      Around: ({ router, children }) => (
        <DealerShell host={host} router={router}>
          {children}
        </DealerShell>
      ),
      openExternal: (url) => void platform.openExternal(url),
    };
  }
  const asked: AskedAddress = askedAddress();
  return {
    ...common,
    table: terminalRoutes,
    Around: ({ router, children }) => (
      <KioskShell host={host} router={router} asked={asked}>
        {children}
      </KioskShell>
    ),
    openExternal: asked.ask,
  };
}
