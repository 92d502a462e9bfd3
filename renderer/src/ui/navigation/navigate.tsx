import { createContext, use } from 'react';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';

type Navigate = (address: string) => void;

/** Opens a page. The single-page app provides its router; a prerendered page loads the next one. */
export const NavigateContext = createContext<Navigate>((address) =>
  window.location.assign(address),
);

/** Returns a function that opens a path of the portal, in the page's language. */
export function useNavigateTo(): (path: string) => void {
  const open = use(NavigateContext);
  const address = useAddress();
  return (path) => open(address(path));
}
