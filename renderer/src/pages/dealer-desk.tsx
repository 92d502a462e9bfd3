import { Gate, type GateProps } from '#renderer/features/staff/gate.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';

const AREAS: readonly Area[] = ['staff'];

const gate = () => Promise.resolve(Gate);

const PROPS: GateProps = {
  path: '/dealer-desk',
  role: 'dealer',
  signIn: async () => {
    const { Login } = await import('#renderer/features/auth/login.tsx');
    // A person who leaves to recover an account returns to the desk.
    return function SignIn(props) {
      return <Login {...props} from="/dealer-desk" />;
    };
  },
  providers: async () => (await import('#renderer/features/auth/provider-links.tsx')).ProviderLinks,
  area: async () => (await import('#renderer/features/dealer-desk/desk.tsx')).Desk,
  areas: [
    'dealer-desk',
    'dealer-leads',
    'dealer-kept',
    'dealer-prices',
    'dealer-showroom',
    'dealer-quote',
    'from-dealer',
    'quote-sheet',
    'dealer-follow',
    'dealer-branches',
    'dealer-today',
    'matching',
    'cost',
    'applications',
    'documents',
  ],
};

/** The dealer's desk, behind its gate. */
export function Page() {
  const { t } = useTranslation();
  const opening = (
    <PlainPage path={PROPS.path}>
      <p role="status">{t('shell.working')}</p>
    </PlainPage>
  );
  return <LazyPart load={gate} areas={AREAS} props={PROPS} quiet meanwhile={opening} />;
}
