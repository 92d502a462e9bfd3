import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountsView } from '#renderer/features/consumer/accounts-view.tsx';
import { DashboardView } from '#renderer/features/consumer/dashboard-view.tsx';
import { LinkView } from '#renderer/features/consumer/link-view.tsx';
import { OrdersView } from '#renderer/features/consumer/orders-view.tsx';
import type { VerifyPhone } from '#renderer/features/consumer/edit-profile.tsx';
import { Profile } from '#renderer/features/consumer/profile.tsx';
import { Sidebar } from '#renderer/features/consumer/sidebar.tsx';
import { VIEW_LABELS, type View, viewOf } from '#renderer/features/consumer/views.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/platform-context.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { forgetFlash, readFlash } from '#renderer/ui/flash.ts';
import { forgetDrafts } from '#renderer/ui/form/draft.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    [from.lg]: { display: 'grid', gridTemplateColumns: '16rem 1fr' },
  },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    padding: space.gutter,
    maxWidth: '64rem',
    minWidth: 0,
    ':focus': { outlineStyle: 'none' },
  },
  title: { fontSize: token.fontSizeHero700 },
  hint: { color: token.colorNeutralForeground2 },
});

/** Everything behind the sidebar. Signed out, it shows placeholder values as a demonstration. */
export function ConsumerArea({ verifyPhone }: { readonly verifyPhone: VerifyPhone }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useSession();
  const navigate = useNavigate();
  const view = viewOf(useLocation().state);
  const [flash] = useState(readFlash);
  const [outcome, tell] = useState<Outcome | null>(
    flash === null ? null : { kind: 'success', text: t(flash) },
  );
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(forgetFlash, []);

  function show(next: View): void {
    tell(null);
    void navigate('.', { state: { view: next } });
    heading.current?.focus();
  }

  async function signOut(): Promise<void> {
    forgetDrafts(window.sessionStorage);
    await platform.signOut();
    tell({ kind: 'success', text: t('consumer.signedOut') });
  }

  return (
    <div className={styles.area}>
      <Sidebar
        current={view}
        signedIn={session.userId !== null}
        onChoose={show}
        onSignOut={() => void signOut()}
      />
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(VIEW_LABELS[view])}
        </h1>
        <OutcomeMessage outcome={outcome} />
        {session.userId !== null && session.keeping === 'memory' && (
          <p className={styles.hint}>{t('consumer.memoryOnly')}</p>
        )}
        <ViewContent view={view} verifyPhone={verifyPhone} />
      </main>
    </div>
  );
}

function ViewContent({
  view,
  verifyPhone,
}: {
  readonly view: View;
  readonly verifyPhone: VerifyPhone;
}) {
  const { t } = useTranslation();
  const profile = <Profile verifyPhone={verifyPhone} />;
  switch (view) {
    case 'profile':
      return profile;
    case 'accounts':
      return (
        <>
          {profile}
          <AccountsView />
        </>
      );
    case 'dashboard':
      return <DashboardView />;
    case 'orders':
      return <OrdersView />;
    case 'buy-products':
      return <LinkView to="/products" label={t('consumer.seeProducts')} />;
    case 'offers':
      return <LinkView to="/products" label={t('consumer.seeOffers')} />;
    case 'loan-calculator':
      return <LinkView to="/emi-calculator" label={t('consumer.seeCalculator')} />;
  }
}
