import { createContext, use } from 'react';

/** Goes to a page of the portal. The single-page app gives its router; a prerendered page loads the next one. */
export type Navigate = (path: string) => void;

export const NavigateContext = createContext<Navigate>((path) => window.location.assign(path));

export function useNavigateTo(): Navigate {
  return use(NavigateContext);
}
