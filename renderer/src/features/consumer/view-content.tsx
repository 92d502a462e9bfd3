import { AccountsView } from '#renderer/features/consumer/accounts/accounts-view.tsx';
import { type Debt, DebtRepayment } from '#renderer/features/consumer/accounts/debt-repayment.tsx';
import type { VerifyPhone } from '#renderer/features/consumer/profile/edit-profile.tsx';
import { Profile } from '#renderer/features/consumer/profile/profile.tsx';
import type { LoanStanding, View } from '#renderer/features/consumer/menu/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
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
  readonly products: LoadPart;
  readonly offers: LoadPart;
  readonly calculator: LoadPart;
  readonly repayment: LoadPart<Debt>;
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
const LOAN_AREAS = ['applications', 'my-loan', 'documents'] as const satisfies readonly Area[];

const dashboard: LoadPart = async () =>
  (await import('#renderer/features/consumer/dashboard/dashboard-view.tsx')).DashboardView;
const orders: LoadPart = async () =>
  (await import('#renderer/features/consumer/orders/orders-view.tsx')).OrdersView;
const everywhere = async () =>
  (await import('#renderer/features/consumer/profile/sign-out-everywhere.tsx')).SignOutEverywhere;
const RECOVERY: readonly Area[] = ['recovery'];
const slides: LoadPart = async () =>
  (await import('#renderer/features/consumer/profile/profile-offers.tsx')).ProfileOffers;

/** The selected view. All but the initial one are fetched when they are first shown. */
export function ViewContent({
  view,
  parts,
  onSignedOut,
}: {
  readonly view: View;
  readonly parts: ConsumerParts;
  readonly onSignedOut: () => void;
}) {
  const { t } = useTranslation();
  const { hasApplications } = usePlatform();
  switch (view) {
    case 'my-loan':
      return <LazyPart key={view} load={parts.myLoan} props={{}} areas={LOAN_AREAS} />;
    case 'accounts':
    case 'profile':
      return (
        <>
          <Profile key={view} verifyPhone={parts.verifyPhone} signIn={parts.signIn} />
          {view === 'profile' && hasApplications && (
            <LazyPart load={everywhere} props={{ onSignedOut }} areas={RECOVERY} quiet />
          )}
          {view === 'accounts' && <AccountsView />}
          {view === 'accounts' && <DebtRepayment part={parts.repayment} />}
          <LazyPart load={slides} props={{}} />
        </>
      );
    case 'dashboard':
      return <LazyPart key={view} load={dashboard} props={{}} />;
    case 'orders':
      return <LazyPart key={view} load={orders} props={{}} />;
    case 'buy-products':
      return (
        <>
          <Remark>{t('consumer.buyProductsNote')}</Remark>
          <LazyPart key={view} load={parts.products} props={{}} />
        </>
      );
    case 'offers':
      return <LazyPart key={view} load={parts.offers} props={{}} />;
    case 'loan-calculator':
      return <LazyPart key={view} load={parts.calculator} props={{}} areas={CALCULATOR_AREAS} />;
  }
}
