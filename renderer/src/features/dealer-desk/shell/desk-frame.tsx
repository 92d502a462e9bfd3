import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { StaffBar } from '#renderer/ui/staff/staff-bar.tsx';
import { useBarLink } from '#renderer/ui/navigation/brand-bar.tsx';
import { type View, VIEWS, fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  who: { fontSize: token.fontSizeBase300 },
  ways: {
    display: 'flex',
    gap: space.xs,
    margin: 0,
    padding: `0 calc(${space.gutter} - ${space.s})`,
    listStyle: 'none',
    overflowX: 'auto',
    backgroundColor: token.colorNeutralBackground1,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    [onPaper]: { display: 'none' },
  },
  way: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `0 ${space.s}`,
    borderBottom: '3px solid transparent',
    color: token.colorNeutralForeground1,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { textDecorationLine: 'underline' },
  },
  current: {
    borderBottomColor: token.colorBrandBackground,
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    maxWidth: '110rem',
    padding: `${space.l} ${space.gutter} 6rem`,
  },
});

/** The desk around its content: who is signed in, and links to its views. */
export function DeskFrame({
  view,
  children,
}: {
  readonly view: View;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const link = useBarLink();
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const lock = useLockDesk();
  const { data } = useDesk();
  return (
    <>
      <StaffBar path="/dealer-desk">
        {data !== undefined && (
          <span className={styles.who}>
            {t('desk.who', { name: data.member.name, dealer: data.dealer.names[language] })}
          </span>
        )}
        <PortalLink to="/consumer-profile" className={link}>
          {t('desk.account')}
        </PortalLink>
        <button type="button" className={link} onClick={lock}>
          {t('desk.lock')}
        </button>
        <button type="button" className={link} onClick={() => void platform.signOut()}>
          {t('work.signOut')}
        </button>
      </StaffBar>
      <nav aria-label={t('desk.views')}>
        <ul className={styles.ways}>
          {VIEWS.filter((each) => each !== 'showroom' || data?.member.duty === 'manager').map(
            (each) => (
              <li key={each}>
                <a
                  href={fragmentOf({ view: each })}
                  aria-current={each === view ? 'page' : undefined}
                  className={mergeClasses(styles.way, each === view && styles.current)}
                >
                  {t(`desk.titles.${each}`)}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <main className={styles.main}>{children}</main>
    </>
  );
}

/**
 * Locks the desk immediately: it is hidden, with what was typed, until its person has signed in again. A showroom's program
 * does that itself; in a browser the session ends, so that no other address of the site opens meanwhile.
 */
function useLockDesk(): () => void {
  const platform = usePlatform();
  const desk = platform.host?.desk ?? null;
  return () => void (desk === null ? platform.call('signOut', {}) : desk.lock());
}
