import { FIRST_PAGES, type FirstPageKind } from '#contract/first-pages.ts';

type AtDesk = {
  readonly person: string | null;
  /** Whether this deployment has loan applications, and so a desk. */
  readonly hasApplications: boolean;
};

/** Where a showroom's window starts: at the desk, once somebody has signed in. */
export function startPath({ person, hasApplications }: AtDesk): string {
  if (!hasApplications) return '/';
  return FIRST_PAGES[person === null ? 'sign-in' : 'desk'].path;
}

/** The page that a showroom's window begins with, by who is at the desk. Null for paths that are not rendered beforehand. */
export function firstPageAtDesk(
  path: string,
  { person, hasApplications, isLocked }: AtDesk & { readonly isLocked: boolean },
): FirstPageKind | null {
  if (person === null) {
    if (path === FIRST_PAGES.showroom.path) return 'showroom';
    return path === FIRST_PAGES['sign-in'].path ? 'sign-in' : null;
  }
  if (path !== startPath({ person, hasApplications })) return null;
  return isLocked ? 'locked' : 'desk';
}
