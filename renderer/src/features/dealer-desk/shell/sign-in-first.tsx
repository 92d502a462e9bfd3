import { PlainPage } from '#renderer/features/dealer-desk/shell/plain-page.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import type { ReturnPath } from '#renderer/ui/navigation/return-path.ts';

/** The page follows the session wherever it begins, and a person who leaves to recover an account returns to it. */
const IN_PLACE = { onSignedIn: () => undefined, from: '/dealer-desk' } as const;

export type SignIn = LoadPart<{ readonly onSignedIn?: () => void; readonly from?: ReturnPath }>;

/** Signing in on the page, so that the place at the desk stays. It says no more than any sign-in. */
export function SignInFirst({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation();
  return (
    <PlainPage>
      <h1>{t('desk.signIn')}</h1>
      <Panel>
        <LazyPart load={signIn} props={IN_PLACE} />
      </Panel>
    </PlainPage>
  );
}
