/**
 * Which headers a path of the site is answered with. The web server of this repository and the examples for other hosts
 * (scripts/hosting/hosting-files.ts) both ask here.
 */
import { languageAt } from '#contract/addresses.ts';
import type { PortalSettings } from '#contract/portal-settings.ts';
import { fileOf, pageIn } from '#scripts/web/page-files.ts';
import {
  COMMON_HEADERS,
  type PageSecurity,
  type SiteSecurity,
  pagePolicy,
  permissionsPolicy,
  serviceWorkerPolicy,
} from '#scripts/web/security-headers.ts';

export const SERVICE_WORKER = '/sw.js';
export const ASSETS = '/assets/';

/** The file of the page for an address that does not exist, in the language that the address names. */
export function notFoundFileAt(path: string): string {
  return `/${fileOf(pageIn(languageAt(path), 'not-found'))}`;
}

export const REVALIDATED = 'no-cache';
/** Of the redirect from the start page, which depends on who asks. */
export const NEVER = 'no-store';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOTHING_INLINE: PageSecurity = { scripts: [], styles: [], frames: [] };

/** All headers of an answer but those of its content. `path` is decoded; a page is known by its path and by its file. */
export function siteHeaders(
  path: string,
  security: SiteSecurity,
  settings: PortalSettings,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policyOf(path, security, settings),
    'Permissions-Policy': permissionsOf(path, security),
    'Cache-Control': path.startsWith(ASSETS) ? IMMUTABLE : REVALIDATED,
    ...COMMON_HEADERS,
  };
}

export function policyOf(path: string, security: SiteSecurity, settings: PortalSettings): string {
  if (path === SERVICE_WORKER) return serviceWorkerPolicy();
  const page = pageOf(path, security);
  return pagePolicy(page, security[page] ?? NOTHING_INLINE, settings);
}

export function permissionsOf(path: string, security: SiteSecurity): string {
  return permissionsPolicy(pageOf(path, security));
}

/** The page of a path or a file; any other path is returned unchanged. */
function pageOf(path: string, security: SiteSecurity): string {
  const file = (key: string) => `/${fileOf(key)}`;
  const isPage = (key: string) =>
    [path, `${path}.html`].includes(file(key)) || [key, `${key}/`].includes(path);
  return Object.keys(security).find(isPage) ?? path;
}
