import type { ComponentProps } from 'react';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';

/** A link to a page of the portal, in the current page's language. */
export function PortalLink({
  to,
  children,
  ...link
}: { readonly to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...link} href={useAddress()(to)}>
      {children}
    </a>
  );
}
