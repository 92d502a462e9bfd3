import { type ReactNode, useEffect } from 'react';
import { LANGUAGES_OF } from '#contract/host.ts';
import { staffLanguageOf } from '#domain/languages.ts';
import { DeskCover } from '#renderer/app/host/desk-cover.tsx';
import { FrameLink } from '#renderer/app/host/frame-link.tsx';
import { LanguageShell } from '#renderer/app/host/language-shell.tsx';
import type { PortalRouter } from '#renderer/app/router.tsx';
import { RecentQuotesList } from '#renderer/features/showroom/recent-quotes-list.tsx';
import { SaveSheet } from '#renderer/features/showroom/save-sheet.tsx';
import { HostPartsContext } from '#renderer/platform/context/host-parts.ts';
import type { Host } from '#renderer/platform/platform.ts';

const PARTS = { FrameLink, RecentQuotes: RecentQuotesList, SaveSheet };

/** The showroom's shell: recent quotes, files, and links from outside that open a page. */
export function DealerShell({
  host,
  router,
  children,
}: {
  readonly host: Host;
  readonly router: PortalRouter;
  readonly children: ReactNode;
}) {
  useEffect(() => host.onOpenRoute((path) => openRoute(router, path)), [host, router]);
  return (
    <HostPartsContext value={PARTS}>
      <LanguageShell
        languages={LANGUAGES_OF.dealer}
        onChosen={(language) => void host.rememberLanguage(staffLanguageOf(language))}
      >
        {host.desk === null ? children : <DeskCover desk={host.desk}>{children}</DeskCover>}
      </LanguageShell>
    </HostPartsContext>
  );
}

/** Pages read their address when they open, so a page that is already open is remounted. */
function openRoute(router: PortalRouter, path: string): void {
  const { pathname } = new URL(path, window.location.origin);
  if (pathname === router.state.location.pathname) window.location.assign(path);
  else void router.navigate(path);
}
