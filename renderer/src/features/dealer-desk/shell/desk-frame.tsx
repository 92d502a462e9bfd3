import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useEffect } from 'react';
import { StaffBar } from '#renderer/ui/staff/staff-bar.tsx';
import { useBarLink } from '#renderer/ui/navigation/brand-bar.tsx';
import { BranchChoice } from '#renderer/features/dealer-desk/branches/branch-choice.tsx';
import {
  OF_MANAGERS,
  type View,
  VIEWS,
  fragmentOf,
} from '#renderer/features/dealer-desk/shell/place.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { forcedColours, onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { nameIn } from '#domain/languages.ts';

/** As keyboards write it, in every language. */
const LOCK_KEY = 'Ctrl+L';

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
    [forcedColours]: { borderBottomColor: 'Canvas' },
    color: token.colorNeutralForeground1,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { textDecorationLine: 'underline' },
  },
  current: {
    borderBottomColor: token.colorBrandBackground,
    [forcedColours]: { borderBottomColor: 'LinkText' },
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
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
  useLockKey(platform);
  const { data } = useDesk();
  return (
    <>
      <StaffBar path="/dealer-desk">
        {data !== undefined && (
          <span className={styles.who}>
            {t('desk.who', { name: data.member.name, dealer: nameIn(data.dealer.names, language) })}
          </span>
        )}
        <PortalLink to="/consumer-profile" className={link}>
          {t('desk.account')}
        </PortalLink>
        <button
          type="button"
          className={link}
          title={t('desk.lockKey', { key: LOCK_KEY })}
          aria-keyshortcuts="Control+L"
          onClick={() => void platform.lock()}
        >
          {t('desk.lock')}
        </button>
        <button type="button" className={link} onClick={() => void platform.signOut()}>
          {t('work.signOut')}
        </button>
      </StaffBar>
      <BranchChoice />
      <nav aria-label={t('desk.views')}>
        <ul className={styles.ways}>
          {VIEWS.filter(
            (each) => !OF_MANAGERS.includes(each) || data?.member.duty === 'manager',
          ).map((each) => (
            <li key={each}>
              <a
                href={fragmentOf({ view: each })}
                aria-current={each === view ? 'page' : undefined}
                className={mergeClasses(styles.way, each === view && styles.current)}
              >
                {t(`desk.titles.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main}>{children}</main>
    </>
  );
}

/** Locks with Ctrl+L, or Cmd+L, in a browser, where that otherwise goes to the address. The desktop's menu has it. */
function useLockKey({ host, lock }: Platform): void {
  const isInBrowser = host === null;
  useEffect(() => {
    if (!isInBrowser) return undefined;
    const look = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (!isCommand || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'l') return;
      event.preventDefault();
      void lock();
    };
    window.addEventListener('keydown', look);
    return () => window.removeEventListener('keydown', look);
  }, [isInBrowser, lock]);
}
