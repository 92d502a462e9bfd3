import type { ComponentProps } from 'react';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';

/** A link to a page of the portal, in the current page's language if that page is in it. */
export function PortalLink({
  to,
  children,
  ...link
}: { readonly to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { base } = useEdition();
  const address = useAddress()(to);
  const isElsewhere = base !== '' && /^\/(?!\/)/.test(address) && !address.startsWith(base);
  return (
    <a {...link} href={address} hrefLang={isElsewhere ? DEFAULT_LANGUAGE : undefined}>
      {children}
    </a>
  );
}
