import { ExampleMatchContext } from '#renderer/features/operator/catalogue/preview/example-match-context.ts';
import type { GateProps } from '#renderer/features/staff/gate.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['staff'];

const gate = async () => (await import('#renderer/features/staff/gate.tsx')).Gate;
const PROPS: GateProps = {
  path: '/operator',
  role: 'operator',
  signIn: async () => (await import('#renderer/features/auth/staff-sign-in.tsx')).StaffSignIn,
  area: async () =>
    (await import('#renderer/features/operator/shell/operator-area.tsx')).OperatorArea,
  areas: ['operator'],
};

const exampleMatch = async () =>
  (await import('#renderer/features/applications/matching/example-match.tsx')).ExampleMatch;

export function Page() {
  return (
    <ExampleMatchContext value={exampleMatch}>
      <LazyPart load={gate} areas={AREAS} props={PROPS} />
    </ExampleMatchContext>
  );
}
