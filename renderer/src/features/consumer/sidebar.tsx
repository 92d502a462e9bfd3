import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles, mergeClasses } from '@griffel/react';
import { BrandLink } from '#renderer/features/consumer/brand-link.tsx';
import { MenuIcon } from '#renderer/features/consumer/menu-icon.tsx';
import type { Menu } from '#renderer/features/consumer/menu.ts';
import { VIEWS, VIEW_LABELS } from '#renderer/features/consumer/views.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageSwitch } from '#renderer/ui/language-switch.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    padding: `0 ${space.gutter}`,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    [from.lg]: {
      flexDirection: 'column',
      gap: space.l,
      padding: space.m,
      position: 'sticky',
      top: 0,
      height: '100vh',
      overflowY: 'auto',
    },
  },
  menu: { display: 'none', [from.lg]: { display: 'contents' } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '0.25rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    width: '100%',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: 'none',
    borderRadius: token.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'none',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  current: {
    backgroundColor: token.portalHeaderForeground,
    color: token.portalHeaderBackground,
    fontWeight: token.fontWeightSemibold,
  },
  last: {
    marginTop: 'auto',
    paddingTop: space.xs,
    borderTop: `1px solid ${token.portalHeaderLine}`,
  },
});

/** The ways through the consumer area, with Logout (or Sign in) at the end. A small window has `BottomBar` instead. */
export function Sidebar({ current, signedIn, onChoose, onSignOut }: Menu) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <BrandLink />
      <nav aria-label={t('consumer.menu')} className={styles.menu}>
        <ul className={styles.list}>
          {VIEWS.map((view) => (
            <li key={view}>
              <button
                type="button"
                className={mergeClasses(styles.item, view === current && styles.current)}
                aria-current={view === current ? 'page' : undefined}
                onClick={() => onChoose(view)}
              >
                <MenuIcon icon={view} />
                {t(VIEW_LABELS[view])}
              </button>
            </li>
          ))}
          <li className={styles.last}>
            <LanguageSwitch
              path="/consumer-profile"
              className={styles.item}
              icon={<MenuIcon icon="language" />}
            />
          </li>
          <li>
            {signedIn ? (
              <button type="button" className={styles.item} onClick={onSignOut}>
                <MenuIcon icon="logout" />
                {t('consumer.logout')}
              </button>
            ) : (
              <PortalLink to="/login" className={styles.item}>
                <MenuIcon icon="sign-in" />
                {t('consumer.signIn')}
              </PortalLink>
            )}
          </li>
        </ul>
      </nav>
    </header>
  );
}
