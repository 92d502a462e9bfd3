import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BottomBar } from '#renderer/features/consumer/menu/bottom-bar.tsx';
import { InfoBar } from '#renderer/features/consumer/shared/info-bar.tsx';
import { Sidebar } from '#renderer/features/consumer/menu/sidebar.tsx';
import {
  UnsavedContext,
  useLeaveGuard,
} from '#renderer/features/consumer/shared/unsaved-changes.ts';
import { type ConsumerParts, ViewContent } from '#renderer/features/consumer/view-content.tsx';
import { useEndedSession } from '#renderer/features/consumer/shared/use-ended-session.ts';
import { useView } from '#renderer/features/consumer/menu/use-view.ts';
import { VIEW_LABELS, type View, viewPlan } from '#renderer/features/consumer/menu/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ExpectEndContext } from '#renderer/platform/context/expected-end.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { forgetFlash, readFlash } from '#renderer/ui/navigation/flash.ts';
import { forgetDrafts } from '#renderer/ui/form/draft.ts';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { Toasts, useToasts } from '#renderer/ui/feedback/toasts.tsx';

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    // Keeps what sticks to the lower edge above the menu.
    '--bottomBar': 'calc(64px + env(safe-area-inset-bottom))',
    [from.lg]: { display: 'grid', gridTemplateColumns: '16rem minmax(0, 1fr)' },
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    width: '100%',
    maxWidth: '76rem',
    minWidth: 0,
    padding: `${space.l} ${space.gutter} 7rem`,
    [from.lg]: { padding: space.xl },
  },
  title: { fontSize: 'clamp(1.5rem, 4vw, 2rem)', letterSpacing: '-0.01em', outlineStyle: 'none' },
});

/** Everything next to the sidebar. Signed out, it shows placeholder values as a demonstration. */
export function ConsumerArea(parts: ConsumerParts) {
  const { t } = useTranslation();
  return (
    <Toasts closeLabel={t('consumer.close')}>
      <Area {...parts} />
    </Toasts>
  );
}

function Area(parts: ConsumerParts) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useSession();
  const navigate = useNavigate();
  const { standing, waiting } = parts.loans;
  const { hasEnded, expectEnd } = useEndedSession(session.userId);
  const view = useView(standing, session.userId, hasEnded);
  const showToast = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  // Perhaps before it is known where the area opens.
  const hasChosen = useRef(false);
  const guard = useLeaveGuard();
  const [visit, setVisit] = useState(0);

  const showFlash = useEffectEvent(() => {
    const flash = readFlash();
    forgetFlash();
    if (flash !== null) showToast({ text: t(flash) });
  });
  useEffect(() => showFlash(), []);

  // To a screen reader another view is another page: focus its heading, also after Back.
  useEffect(() => {
    if (view === null) return;
    const isAnother = shown.current !== null || hasChosen.current;
    if (isAnother && shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);

  function show(next: View): void {
    hasChosen.current = true;
    if (next !== view) void navigate('.', { state: { view: next } });
  }

  async function signOut(): Promise<void> {
    forgetDrafts();
    expectEnd('leaves');
    await platform.signOut();
    expectEnd(null);
    startAfresh();
    showToast({ text: t('consumer.signedOut') });
  }

  /** Nothing of the person who signed out stays, not even a cancelled edit. */
  function startAfresh(): void {
    setVisit((count) => count + 1);
  }

  // At a terminal the session ends with the visit anyway.
  const endsWithVisit = platform.host?.can.endVisit === true;
  const isKeptInMemory = session.userId !== null && session.keeping === 'memory' && !endsWithVisit;
  const { views, primary } = viewPlan(standing);
  const menu = {
    views,
    primary,
    waiting,
    hasDesk: parts.hasDesk,
    current: view,
    signedIn: session.userId !== null,
    onChoose: show,
    onSignOut: () => guard.leaveBy(() => void signOut()),
  };

  return (
    <div className={styles.area}>
      <Sidebar {...menu} />
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(view === null ? 'consumer.menu' : VIEW_LABELS[view])}
        </h1>
        {isKeptInMemory && <InfoBar>{t('consumer.memoryOnly')}</InfoBar>}
        <ExpectEndContext value={expectEnd}>
          <UnsavedContext value={guard.setUnsaved}>
            {view === null ? (
              <p role="status">{t('shell.working')}</p>
            ) : (
              <ViewContent
                key={visit}
                view={view}
                parts={parts}
                hasEnded={hasEnded}
                onSignedOut={startAfresh}
              />
            )}
          </UnsavedContext>
        </ExpectEndContext>
      </main>
      <BottomBar {...menu} />
      {guard.asking && (
        <Question
          title={t('profile.leaveTitle')}
          text={t('profile.leaveText')}
          no={t('profile.stay')}
          yes={t('profile.leave')}
          onAnswer={guard.answer}
        />
      )}
    </div>
  );
}
