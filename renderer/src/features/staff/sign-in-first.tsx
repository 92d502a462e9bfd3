import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';

export type SignIn = LoadPart<{ readonly onSignedIn?: () => void }>;

/** The page follows the session, wherever it begins. */
const IN_PLACE = { onSignedIn: () => undefined } as const;

/** Signing in where one is, so that the place stays. It says no more than any sign-in. */
export function SignInFirst({ path, signIn }: { readonly path: string; readonly signIn: SignIn }) {
  const { t } = useTranslation();
  return (
    <PlainPage path={path}>
      <h1>{t('work.signIn')}</h1>
      <Panel>
        <LazyPart load={signIn} props={IN_PLACE} />
      </Panel>
    </PlainPage>
  );
}
