import type { PagePath } from '#renderer/content/types.ts';

/** The pages that are not prerendered: the single-page app shows people's own data. */
const APP_PATHS = [
  '/consumer-profile',
  '/apply',
  '/guarantor',
  '/quote',
  '/dealer-desk',
  '/operator',
  '/lender',
  '/staff-sign-in',
] as const satisfies readonly PagePath[];
export type AppPath = (typeof APP_PATHS)[number];

export function isAppPath(path: string): path is AppPath {
  return APP_PATHS.some((one) => one === path);
}
