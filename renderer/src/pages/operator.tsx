import { ExampleMatchContext } from '#renderer/features/operator/catalogue/preview/preview.tsx';
import { TrialMatchContext } from '#renderer/ui/staff/trial-match-context.ts';
import { Gate, type GateProps } from '#renderer/features/staff/gate.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['staff'];

const gate = () => Promise.resolve(Gate);
/** The console, with the calls its views make to the gateway and the view that the address shows. */
async function loadArea() {
  const calls = import('#contract/operators/operator-calls.ts');
  const { OperatorArea, loadView } = await import('#renderer/features/operator/operator-area.tsx');
  // If it does not load, the view itself says so.
  loadView(window.location.hash).catch(() => undefined);
  await calls;
  return OperatorArea;
}

const PROPS: GateProps = {
  path: '/operator',
  role: 'operator',
  signIn: async () => (await import('#renderer/features/auth/staff-sign-in.tsx')).StaffSignIn,
  providers: async () => (await import('#renderer/features/auth/provider-links.tsx')).ProviderLinks,
  area: loadArea,
  areas: ['operator'],
};

const exampleMatch = async () =>
  (await import('#renderer/features/applications/matching/example-match.tsx')).ExampleMatch;

const trialMatch = async () =>
  (await import('#renderer/features/applications/matching/trial-match.tsx')).TrialMatch;

export function Page() {
  return (
    <ExampleMatchContext value={exampleMatch}>
      <TrialMatchContext value={trialMatch}>
        <LazyPart load={gate} areas={AREAS} props={PROPS} />
      </TrialMatchContext>
    </ExampleMatchContext>
  );
}
