import { useSyncExternalStore } from 'react';

/** Pages that send people to sign in, and where they continue afterwards. Only these: anybody can forge an address. */
const RETURN_PATHS = ['/consumer-profile', '/apply', '/dealer-desk'] as const;
export type ReturnPath = (typeof RETURN_PATHS)[number];

const PARAMETER = 'then';

/** A page about signing in, from which people continue to `then`. */
export function withReturn(
  page: '/login' | '/register' | '/recover',
  then: ReturnPath | null,
): string {
  return then === null ? page : `${page}?${new URLSearchParams([[PARAMETER, then]])}`;
}

/** Where an address says to continue, if that is one of the pages that people may come from. */
export function returnPathIn(search: string): ReturnPath | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return RETURN_PATHS.find((path) => path === wanted) ?? null;
}

/** The same of the page's own address, for its links. Null while a page is prerendered. */
export function useReturnPath(): ReturnPath | null {
  return useSyncExternalStore(
    never,
    () => returnPathIn(window.location.search),
    () => null,
  );
}

const never = () => () => undefined;
