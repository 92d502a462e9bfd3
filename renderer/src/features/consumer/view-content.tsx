import { makeStyles } from '@griffel/react';
import { AccountsView } from '#renderer/features/consumer/accounts/accounts-view.tsx';
import { type Debt, DebtRepayment } from '#renderer/features/consumer/accounts/debt-repayment.tsx';
import type { VerifyPhone } from '#renderer/features/consumer/profile/edit-profile.tsx';
import { Profile } from '#renderer/features/consumer/profile/profile.tsx';
import type { LoanStanding, View } from '#renderer/features/consumer/menu/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { ContentName } from '#renderer/content/contents.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** Components of other features. The page supplies them, because features do not import each other. */
export type ConsumerParts = {
  /** Whether the person has applied for a loan here, and how many things wait for them. */
  readonly loans: { readonly standing: LoanStanding; readonly waiting: number };
  /** Whether the person has a dealer's desk. */
  readonly hasDesk: boolean;
  readonly verifyPhone: VerifyPhone;
  readonly myLoan: LoadPart;
  /** The person's own applications, which take the place of the samples. */
  readonly ownLoans: LoadPart<{ readonly view: 'accounts' | 'orders' | 'dashboard' }>;
  readonly products: LoadPart;
  readonly offers: LoadPart;
  readonly calculator: LoadPart;
  readonly repayment: LoadPart<Debt>;
  /** Sets the person's password. */
  readonly password: LoadPart;
  /** Signs in without leaving the page. */
  readonly signIn: LoadPart<{ readonly onSignedIn: () => void }>;
};

/** In addition to the consumer area's own words. */
const CALCULATOR_AREAS: readonly Area[] = [
  'calculator',
  'cost',
  'loan-tools',
  'affordability',
  'key-facts',
];
const SIGN_IN_AREAS: readonly Area[] = ['auth'];
const LOAN_AREAS = [
  'applications',
  'my-loan',
  'documents',
  'answers',
] as const satisfies readonly Area[];

const PRODUCTS = ['products'] as const satisfies readonly ContentName[];

const OWN = {
  accounts: { view: 'accounts' },
  orders: { view: 'orders' },
  dashboard: { view: 'dashboard' },
} as const;
const WITH_SAMPLES = { hasSamples: true };
const WITHOUT_SAMPLES = { hasSamples: false };

const dashboard: LoadPart<{ readonly hasSamples: boolean }> = async () =>
  (await import('#renderer/features/consumer/dashboard/dashboard-view.tsx')).DashboardView;
const orders: LoadPart = async () =>
  (await import('#renderer/features/consumer/orders/orders-view.tsx')).OrdersView;
const everywhere = async () =>
  (await import('#renderer/features/consumer/profile/sign-out-everywhere.tsx')).SignOutEverywhere;
const confirmEmail = async () =>
  (await import('#renderer/features/consumer/profile/confirm-email.tsx')).ConfirmEmail;
const EMAIL: readonly Area[] = ['confirm-email'];
const RECOVERY: readonly Area[] = ['recovery'];
const PASSWORD_AREAS: readonly Area[] = ['auth', 'recovery'];
const slides: LoadPart = async () =>
  (await import('#renderer/features/consumer/profile/profile-offers.tsx')).ProfileOffers;

const STAYS = { onSignedIn: () => undefined };

const useStyles = makeStyles({
  ended: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: token.fontSizeBase500 },
});

/** Signs in on the spot, so that the person goes on where they were. */
function Ended({ signIn }: Pick<ConsumerParts, 'signIn'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Panel>
      <section aria-labelledby="session-ended" className={styles.ended}>
        <h2 id="session-ended" className={styles.title}>
          {t('consumer.ended.title')}
        </h2>
        <p>{t('consumer.ended.text')}</p>
        <LazyPart load={signIn} props={STAYS} areas={SIGN_IN_AREAS} />
      </section>
    </Panel>
  );
}

/** The selected view. All but the initial one are fetched when they are first shown. */
export function ViewContent({
  view,
  parts,
  hasEnded,
  onSignedOut,
}: {
  readonly view: View;
  readonly parts: ConsumerParts;
  /** Whether the session of the person who was here ended elsewhere: no sample may take the place of what is theirs. */
  readonly hasEnded: boolean;
  readonly onSignedOut: () => void;
}) {
  const { t } = useTranslation();
  const { hasApplications } = usePlatform();
  const { userId } = useSession();
  const isOwn = hasApplications && userId !== null;
  const ended = hasEnded ? <Ended signIn={parts.signIn} /> : null;
  const own = (of: 'accounts' | 'orders' | 'dashboard') => (
    <LazyPart key={`own ${of}`} load={parts.ownLoans} props={OWN[of]} areas={LOAN_AREAS} />
  );
  if (ended !== null && view !== 'accounts' && view !== 'profile') return ended;
  switch (view) {
    case 'my-loan':
      return <LazyPart key={view} load={parts.myLoan} props={{}} areas={LOAN_AREAS} />;
    case 'accounts':
    case 'profile':
      return (
        <>
          <Profile
            key={view}
            verifyPhone={parts.verifyPhone}
            signIn={parts.signIn}
            inPlaceOfSample={ended}
          />
          {hasApplications && ended === null && (
            <LazyPart
              load={confirmEmail}
              props={{ isAside: view !== 'profile' }}
              areas={EMAIL}
              quiet
            />
          )}
          {view === 'profile' && hasApplications && ended === null && (
            <LazyPart load={parts.password} props={{}} areas={PASSWORD_AREAS} quiet />
          )}
          {view === 'profile' && hasApplications && (
            <LazyPart load={everywhere} props={{ onSignedOut }} areas={RECOVERY} quiet />
          )}
          {view === 'accounts' && isOwn && own('accounts')}
          {view === 'accounts' && !isOwn && ended === null && (
            <>
              <AccountsView />
              <DebtRepayment part={parts.repayment} />
            </>
          )}
          {ended === null && <LazyPart load={slides} props={{}} />}
        </>
      );
    case 'dashboard':
      return (
        <>
          {isOwn && own('dashboard')}
          <LazyPart key={view} load={dashboard} props={isOwn ? WITHOUT_SAMPLES : WITH_SAMPLES} />
        </>
      );
    case 'orders':
      return isOwn ? own('orders') : <LazyPart key={view} load={orders} props={{}} />;
    case 'buy-products':
      return (
        <>
          <Remark>
            {hasApplications ? (
              <>
                {t('consumer.buyProductsApply')}{' '}
                <PortalLink to="/loan-eligibility">{t('consumer.buyProductsCheck')}</PortalLink>
              </>
            ) : (
              t('consumer.buyProductsNote')
            )}
          </Remark>
          <LazyPart key={view} load={parts.products} props={{}} contents={PRODUCTS} />
        </>
      );
    case 'offers':
      return <LazyPart key={view} load={parts.offers} props={{}} />;
    case 'loan-calculator':
      return <LazyPart key={view} load={parts.calculator} props={{}} areas={CALCULATOR_AREAS} />;
  }
}
