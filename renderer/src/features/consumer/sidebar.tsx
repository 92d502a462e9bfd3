import { makeStyles, mergeClasses } from '@griffel/react';
import { brand } from '#renderer/content/brand.ts';
import { VIEWS, VIEW_LABELS, type View } from '#renderer/features/consumer/views.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/logo.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.s,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    [from.lg]: { padding: space.l, position: 'sticky', top: 0, height: '100vh', overflowY: 'auto' },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: token.fontWeightSemibold,
    fontSize: token.fontSizeBase500,
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.lg]: { flexDirection: 'column' },
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: 'none',
    borderRadius: token.borderRadiusMedium,
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
});

/** The ways through the consumer area, with Logout (or Sign in) at the end. */
export function Sidebar({
  current,
  signedIn,
  onChoose,
  onSignOut,
}: {
  readonly current: View;
  readonly signedIn: boolean;
  readonly onChoose: (view: View) => void;
  readonly onSignOut: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <a href="/" className={styles.brand}>
        <Logo size={32} />
        {brand.name}
      </a>
      <nav aria-label={t('consumer.menu')}>
        <ul className={styles.list}>
          {VIEWS.map((view) => (
            <li key={view}>
              <button
                type="button"
                className={mergeClasses(styles.item, view === current && styles.current)}
                aria-current={view === current ? 'page' : undefined}
                onClick={() => onChoose(view)}
              >
                {t(VIEW_LABELS[view])}
              </button>
            </li>
          ))}
          <li>
            {signedIn ? (
              <button type="button" className={styles.item} onClick={onSignOut}>
                {t('consumer.logout')}
              </button>
            ) : (
              <a href="/login" className={styles.item}>
                {t('consumer.signIn')}
              </a>
            )}
          </li>
        </ul>
      </nav>
    </header>
  );
}
