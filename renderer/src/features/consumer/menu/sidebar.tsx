import { makeStyles } from '@griffel/react';
import { MenuEnd } from '#renderer/features/consumer/menu/menu-end.tsx';
import { MenuItem } from '#renderer/features/consumer/menu/menu-item.tsx';
import type { Menu } from '#renderer/features/consumer/menu/menu.ts';
import { VIEW_LABELS } from '#renderer/features/consumer/menu/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';

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
      // A terminal has its own bar below.
      height: 'calc(100vh - var(--terminalBar, 0px))',
      overflowY: 'auto',
    },
    [onPaper]: { position: 'static', height: 'auto' },
  },
  menu: { display: 'none', [from.lg]: { display: 'contents' }, [onPaper]: { display: 'none' } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '0.25rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  end: {
    marginTop: 'auto',
    paddingTop: space.xs,
    borderTop: `1px solid ${token.portalHeaderLine}`,
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: token.fontWeightSemibold,
    fontSize: token.fontSizeBase500,
  },
});

/** The menu of the consumer area, with Logout (or Sign in) at the end. A small window has `BottomBar` instead. */
export function Sidebar({ views, current, waiting, hasDesk, signedIn, onChoose, onSignOut }: Menu) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <BrandLink />
      <nav aria-label={t('consumer.menu')} className={styles.menu}>
        <ul className={styles.list}>
          {views.map((view) => (
            <li key={view}>
              <MenuItem
                place="sidebar"
                icon={view}
                text={t(VIEW_LABELS[view])}
                current={view === current}
                waiting={view === 'my-loan' ? waiting : 0}
                onChoose={() => onChoose(view)}
              />
            </li>
          ))}
          <MenuEnd
            place="sidebar"
            firstClass={styles.end}
            hasDesk={hasDesk}
            signedIn={signedIn}
            onSignOut={onSignOut}
          />
        </ul>
      </nav>
    </header>
  );
}

/** Link from the consumer area to the home page. */
function BrandLink() {
  return (
    <PortalLink to="/" className={useStyles().brand}>
      <Logo size={32} />
      {useBrand().name}
    </PortalLink>
  );
}
