import { createContext, use } from 'react';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';

type Navigate = (address: string) => void;

/** How a page is opened. The single-page app gives its router; a prerendered page loads the next one. */
export const NavigateContext = createContext<Navigate>((address) =>
  window.location.assign(address),
);

/** Goes to a path of the portal, in the page's language. */
export function useNavigateTo(): (path: string) => void {
  const open = use(NavigateContext);
  const address = useAddress();
  return (path) => open(address(path));
}
