import { useSyncExternalStore } from 'react';

/** Pages that send people to sign in, and where they continue afterwards. Only these: anybody can forge an address. */
const RETURN_PATHS = ['/consumer-profile', '/apply', '/dealer-desk'] as const;
/** One of them; the consumer area with the place there to which a notice led. */
export type ReturnPath = (typeof RETURN_PATHS)[number] | `/consumer-profile#${string}`;

const PARAMETER = 'then';

/** The form of a place to which a notice leads; which places there are, the consumer area knows. */
const PLACE = /^#[a-z]+=(?:LA|GR)\d{10}$/;

/**
 * A page about signing in, from which people continue to `then`. What is after its `#` stays there, so that no server is sent a
 * number.
 */
export function withReturn(
  page: '/login' | '/register' | '/recover',
  then: ReturnPath | null,
): string {
  if (then === null) return page;
  const [path = '', place = ''] = then.split(/(?=#)/);
  return `${page}?${new URLSearchParams([[PARAMETER, path]])}${place}`;
}

/** Where an address says to continue, if that is one of the pages that people may come from. */
export function returnPathIn(search: string, hash: string): ReturnPath | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  const path = RETURN_PATHS.find((each) => each === wanted) ?? null;
  return path === '/consumer-profile' && PLACE.test(hash) ? `${path}#${hash.slice(1)}` : path;
}

/** The same of the page's own address, for its links. Null while a page is prerendered. */
export function useReturnPath(): ReturnPath | null {
  return useSyncExternalStore(
    never,
    () => returnPathIn(window.location.search, window.location.hash),
    () => null,
  );
}

const never = () => () => undefined;
