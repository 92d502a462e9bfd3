import { FIRST_PAGES, type FirstPageKind } from '#contract/first-pages.ts';

/** The page that a showroom's window begins with, by who is at the desk. Null for paths that are not rendered beforehand. */
export function firstPageAtDesk(
  path: string,
  { person, isLocked }: { readonly person: string | null; readonly isLocked: boolean },
): FirstPageKind | null {
  if (path === FIRST_PAGES.showroom.path) {
    if (person === null) return 'showroom';
    return isLocked ? 'locked' : 'desk';
  }
  return path === FIRST_PAGES['sign-in'].path && person === null ? 'sign-in' : null;
}
