import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles, mergeClasses } from '@griffel/react';
import { MenuIcon } from '#renderer/features/consumer/menu-icon.tsx';
import type { Menu } from '#renderer/features/consumer/menu.ts';
import { UNDER_MORE, VIEW_LABELS } from '#renderer/features/consumer/views.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LanguageSwitch } from '#renderer/ui/language-switch.tsx';
import { Modal } from '#renderer/ui/modal.tsx';

const SIGN_OUT = 'sign-out';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBottom: space.xs,
  },
  title: { fontSize: token.fontSizeBase400 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    width: '100%',
    minHeight: '52px',
    padding: `0 ${space.s}`,
    border: 'none',
    borderRadius: token.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textDecorationLine: 'none',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  current: {
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontWeight: token.fontWeightSemibold,
  },
  close: { width: 'auto', minHeight: '44px', color: token.colorBrandForegroundLink },
  last: {
    marginTop: space.xs,
    paddingTop: space.xs,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
});

/** What the bar of a small window has no room for. Every button closes the sheet with the view that it names. */
export function MoreSheet({
  current,
  signedIn,
  onChoose,
  onSignOut,
  onClose,
}: Menu & { readonly onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();

  function close(chosen: string): void {
    onClose();
    const view = UNDER_MORE.find((each) => each === chosen);
    if (view !== undefined) onChoose(view);
    if (chosen === SIGN_OUT) onSignOut();
  }

  return (
    <Modal label={t('consumer.moreTitle')} place="bottom" onClose={close}>
      <form method="dialog">
        <div className={styles.head}>
          <h2 className={styles.title}>{t('consumer.moreTitle')}</h2>
          <button value="" className={mergeClasses(styles.item, styles.close)}>
            {t('consumer.close')}
          </button>
        </div>
        <ul className={styles.list}>
          {UNDER_MORE.map((view) => (
            <li key={view}>
              <button
                value={view}
                aria-current={view === current ? 'page' : undefined}
                className={mergeClasses(styles.item, view === current && styles.current)}
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
              onChosen={() => close('')}
            />
          </li>
          <li>
            {signedIn ? (
              <button value={SIGN_OUT} className={styles.item}>
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
      </form>
    </Modal>
  );
}
