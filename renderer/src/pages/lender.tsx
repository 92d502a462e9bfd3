import { Gate, type GateProps } from '#renderer/features/staff/gate.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['staff'];

const gate = () => Promise.resolve(Gate);
const PROPS: GateProps = {
  path: '/lender',
  role: 'lender',
  signIn: async () => (await import('#renderer/features/auth/staff-sign-in.tsx')).StaffSignIn,
  providers: async () => (await import('#renderer/features/auth/provider-links.tsx')).ProviderLinks,
  area: async () => (await import('#renderer/features/lender/lender-area.tsx')).LenderArea,
  areas: ['lender'],
};

export function Page() {
  return <LazyPart load={gate} areas={AREAS} props={PROPS} />;
}
