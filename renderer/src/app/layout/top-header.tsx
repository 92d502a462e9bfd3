import { makeStyles } from '@griffel/react';
import { LinkItem, LinkItems, isSamePage } from '#renderer/app/layout/link-items.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageSwitch } from '#renderer/ui/navigation/language-switch.tsx';
import type { SiteLink } from '#renderer/content/types.ts';
import { useAddress } from '#renderer/i18n/edition/use-address.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  bar: {
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    padding: `${space.xs} max(${space.gutter}, calc((100% - 76rem) / 2))`,
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    fontSize: token.fontSizeBase300,
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `0 ${space.xs}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [below.sm]: { columnGap: 0, marginInlineEnd: `calc(-1 * ${space.s})` },
  },
  language: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    [below.sm]: { marginInlineEnd: 'auto', paddingInlineStart: 0 },
  },
});

/** The not-found and offline pages have keys that are not paths, since they have no fixed address. */
function hasAddress(path: string): boolean {
  return path.startsWith('/');
}

/**
 * The header bar with links to sign in and register. On a phone the links for partners are in the menu
 * (`MainNavigation`).
 */
export function TopHeader({ path }: { readonly path: string }) {
  const { labels, partners, entry } = useContent('navigation');
  const account = useOwnPlace();
  const styles = useStyles();
  const signIn = entry.at(-1);
  return (
    <div className={styles.bar}>
      <LanguageSwitch path={hasAddress(path) ? path : '/'} className={styles.language} />
      <nav aria-label={labels.topHeader}>
        <ul className={styles.list}>
          <LinkItems links={partners} path={path} shown="wide" />
          <LinkItems links={entry.slice(0, -1)} path={path} />
          {signIn !== undefined && (
            <LinkItem>
              {(className) => (
                <AccountLink signIn={signIn} account={account} path={path} className={className} />
              )}
            </LinkItem>
          )}
        </ul>
      </nav>
    </div>
  );
}

/** Where people who have signed in find what is theirs: in a showroom with a desk, that. */
function useOwnPlace(): SiteLink {
  const { account } = useContent('navigation');
  const { shortName } = useContent('pages')['/dealer-desk'];
  const { hasApplications, host } = usePlatform();
  const hasDesk = hasApplications && (host?.desk ?? null) !== null;
  return hasDesk ? { label: shortName, to: '/dealer-desk' } : account;
}

/**
 * The link to sign in, or to the account of a signed-in person. A prerendered page does not know who reads it: its
 * inline script (entries/page-starter.ts) switches the link using the attributes set here.
 */
function AccountLink({
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
