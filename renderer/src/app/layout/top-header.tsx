import { makeStyles } from '@griffel/react';
import { AccountLink } from '#renderer/app/layout/account-link.tsx';
import { LinkItem, LinkItems } from '#renderer/app/layout/link-items.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageSwitch } from '#renderer/ui/navigation/language-switch.tsx';

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
    [below.sm]: { columnGap: 0, marginRight: `calc(-1 * ${space.s})` },
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
    [below.sm]: { marginRight: 'auto', paddingLeft: 0 },
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
  const { labels, partners, entry, account } = useContent('navigation');
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
