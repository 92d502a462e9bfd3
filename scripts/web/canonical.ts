import { fileOf } from '#scripts/web/page-files.ts';

/** Addresses under which a host may serve a page beside its own: its file, and both with a slash at the end. */
export function otherAddressesOf(page: string): readonly string[] {
  const file = `/${fileOf(page)}`;
  return page === '/' ? [file, `${file}/`, '/index', '/index/'] : [`${page}/`, file, `${file}/`];
}

/**
 * The one address of a page that was asked for under another one, or null when there is nothing to redirect. `path` is
 * decoded; `pages` are the site's, of which those without an address of their own are left alone.
 */
export function canonicalOf(path: string, pages: readonly string[]): string | null {
  const single = path.replaceAll(/\/{2,}/g, '/');
  const page = pages
    .filter((each) => each.startsWith('/'))
    .find((each) => each === single || otherAddressesOf(each).includes(single));
  return page === undefined || page === path ? null : page;
}
