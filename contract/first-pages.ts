/** The pages that the desktop may start with. The build writes each as HTML, and the main process chooses one. */
import type { Language } from '#domain/languages.ts';

export const FIRST_PAGES = {
  /** The site's home page in a showroom, with nobody at the desk. */
  showroom: { profile: 'dealer', path: '/' },
  /** The desk of somebody who is signed in. */
  desk: { profile: 'dealer', path: '/dealer-desk' },
  /** A locked desk: whose it is, the page learns when it wakes. */
  locked: { profile: 'dealer', path: '/dealer-desk' },
  /** A showroom's sign-in, with nobody at the desk. */
  'sign-in': { profile: 'dealer', path: '/login' },
  terminal: { profile: 'kiosk', path: '/' },
  /** A terminal that says in which branch it stands. */
  'terminal-in-branch': { profile: 'kiosk', path: '/' },
} as const;
export type FirstPageKind = keyof typeof FIRST_PAGES;
export const FIRST_PAGE_KINDS = [
  'showroom',
  'desk',
  'locked',
  'sign-in',
  'terminal',
  'terminal-in-branch',
] as const satisfies readonly FirstPageKind[];

/** The path of a page: without loan applications there is no desk, and a showroom has the home page in its place. */
export function firstPagePath(
  kind: FirstPageKind,
  hasApplications: boolean,
): (typeof FIRST_PAGES)[FirstPageKind]['path'] {
  const { path } = FIRST_PAGES[kind];
  return path === '/dealer-desk' && !hasApplications ? '/' : path;
}

/** What stands in the page for the name of the branch, which the main process knows. */
export const BRANCH_PLACE = '[name of the branch]';

/** Folder of these pages, and the file of their inline scripts' and styles' hashes in it. */
export const FIRST_PAGES_FOLDER = 'first-pages';
export const FIRST_PAGES_HASHES = 'hashes.json';

/** The file of a page: a deployment with loan applications shows other links. */
export function firstPageFile(
  kind: FirstPageKind,
  language: Language,
  hasApplications: boolean,
): string {
  return `${kind}-${language}${hasApplications ? '-applications' : ''}.html`;
}
