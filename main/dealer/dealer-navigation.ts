import type { WebContents } from 'electron';
import { EVENT_CHANNELS } from '#contract/channels.ts';
import { APP_ORIGIN } from '#main/origin/app-address.ts';
import { WAIT_ADDRESS } from '#main/origin/fallback-page.ts';

export type DealerNavigation = {
  /** Loads a path of the portal, whatever is shown now. */
  readonly load: (path: string) => void;
  /** Opens a path. If the portal is shown, it navigates itself, since it knows what is not saved yet. */
  readonly goTo: (path: string) => void;
  /** To be called when the page's process is gone: there is no portal to ask any more. */
  readonly pageGone: () => void;
};

/** Where a showroom's window can be led by links from outside and by its menu. */
export function dealerNavigation(contents: WebContents): DealerNavigation {
  let showsPortal = false;
  contents.on('did-navigate', () => {
    showsPortal = false;
  });
  contents.on('did-finish-load', () => {
    showsPortal = isPortalPage(contents.mainFrame.url);
  });
  const load = (path: string) => void contents.loadURL(`${APP_ORIGIN}${path}`);
  return {
    load,
    goTo: (path) => {
      if (showsPortal) contents.send(EVENT_CHANNELS.openRoute, path);
      else load(path);
    },
    pageGone: () => {
      showsPortal = false;
    },
  };
}

/** Whether an address is one of the portal's own pages, not a fallback page of main's, which has no routes. */
function isPortalPage(address: string): boolean {
  return address.startsWith(`${APP_ORIGIN}/`) && address !== WAIT_ADDRESS;
}
