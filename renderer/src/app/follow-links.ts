import { isOutsideAddress } from '#contract/outside-addresses.ts';

/**
 * Pages use plain anchors, which work before and without script. In the single-page app this opens the app's own routes
 * without loading a page, and passes external addresses to the platform. A link to another tab is the browser's, where
 * there are tabs.
 */
export function followLinks(to: {
  readonly isRoute: (path: string) => boolean;
  readonly navigate: (path: string) => void;
  readonly openExternal: (url: string) => void;
  /** Whether there are other tabs: a program's window has none. */
  readonly hasTabs: boolean;
}): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== window.location.origin) {
      if (!isOutsideAddress(link.href)) return;
      event.preventDefault();
      to.openExternal(link.href);
    } else if (isAnchorOnThisPage(url) || (to.hasTabs && link.target === '_blank')) {
      return;
    } else if (to.isRoute(decodeURIComponent(url.pathname))) {
      event.preventDefault();
      to.navigate(`${url.pathname}${url.search}${url.hash}`);
    }
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function isAnchorOnThisPage(url: URL): boolean {
  return url.hash !== '' && url.pathname === window.location.pathname;
}
