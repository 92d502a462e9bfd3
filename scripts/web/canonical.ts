import { fileOf } from '#scripts/web/page-files.ts';

/** Other addresses under which a host may serve a page: its file, and both with a trailing slash. */
export function otherAddressesOf(page: string): readonly string[] {
  const file = `/${fileOf(page)}`;
  return page === '/' ? [file, `${file}/`, '/index', '/index/'] : [`${page}/`, file, `${file}/`];
}

/**
 * The canonical address of a page requested under another one, or null if there is nothing to redirect. `path` is
 * decoded; `pages` are the site's, of which those without their own address are ignored.
 */
export function canonicalOf(path: string, pages: readonly string[]): string | null {
  const single = path.replaceAll(/\/{2,}/g, '/');
  const page = pages
    .filter((each) => each.startsWith('/'))
    .find((each) => each === single || otherAddressesOf(each).includes(single));
  return page === undefined || page === path ? null : page;
}
