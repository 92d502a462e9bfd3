import { isOwnPage } from '#main/origin/app-address.ts';
import type { Log } from '#main/lib/log.ts';

type Preventable = { readonly preventDefault: () => void };

/** The part of Electron's WebContents that navigation concerns. */
export type Navigating = {
  on(
    event: 'will-navigate' | 'will-redirect',
    listener: (
      details: Preventable & { readonly url: string; readonly isMainFrame: boolean },
    ) => void,
  ): unknown;
  on(event: 'will-attach-webview', listener: (event: Preventable) => void): unknown;
  setWindowOpenHandler(handler: (details: { readonly url: string }) => { action: 'deny' }): void;
};

/**
 * Keeps a window on the portal's own pages and lets it open no other. Where else a page wants to go is offered to the
 * system's own programs instead, by the allow-list of external links.
 */
export function keepToOwnPages(
  contents: Navigating,
  { offerOutside, log }: { readonly offerOutside: (url: string) => void; readonly log: Log },
): void {
  const guard = (
    details: Preventable & { readonly url: string; readonly isMainFrame: boolean },
  ) => {
    if (!details.isMainFrame || isOwnPage(details.url)) return;
    details.preventDefault();
    log({ event: 'navigation-refused', host: hostOf(details.url) });
    offerOutside(details.url);
  };
  contents.on('will-navigate', guard);
  contents.on('will-redirect', guard);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    log({ event: 'window-refused', host: hostOf(url) });
    if (!isOwnPage(url)) offerOutside(url);
    return { action: 'deny' };
  });
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
