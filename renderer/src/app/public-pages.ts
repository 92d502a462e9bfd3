import { routes } from '#renderer/app/routes.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { PageKey } from '#renderer/content/types.ts';

/** The pages that are written as files: every public route, and the ones without an address of their own. */
export function publicPages(): PageKey[] {
  return Object.keys(routes)
    .filter((key): key is PageKey => Object.hasOwn(pages, key))
    .filter((key) => routes[key].area === 'public');
}
