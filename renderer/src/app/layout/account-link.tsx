import type { SiteLink } from '#renderer/content/types.ts';
import { isSamePage } from '#renderer/app/layout/link-items.tsx';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

/**
 * The link to sign in, or to the account of a signed-in person. A prerendered page does not know who reads it: its
 * inline script (entries/offline-starter.ts) switches the link using the attributes set here.
 */
export function AccountLink({
  signIn,
  account,
  path,
  className,
}: {
  readonly signIn: SiteLink;
  readonly account: SiteLink;
  readonly path: string;
  readonly className: string;
}) {
  const { userId } = useSession();
  const addressOf = useAddress();
  const { label, to } = userId === null ? signIn : account;
  return (
    <PortalLink
      to={to}
      className={className}
      aria-current={isSamePage(to, path) ? 'page' : undefined}
      data-account={addressOf(account.to)}
      data-label={account.label}
    >
      {label}
    </PortalLink>
  );
}
