import { ProviderSignIn } from '#renderer/features/auth/provider-sign-in.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const AREAS: readonly Area[] = ['staff'];
const PROPS = {};
const signIn = () => Promise.resolve(ProviderSignIn);

/** Where staff go to and come back from the identity provider of where they work. */
export function Page() {
  const pages = useContent('pages');
  return (
    <PlainPage path="/staff-sign-in">
      <h1>{pages['/staff-sign-in'].h1}</h1>
      <Panel>
        <LazyPart load={signIn} areas={AREAS} props={PROPS} />
      </Panel>
    </PlainPage>
  );
}
