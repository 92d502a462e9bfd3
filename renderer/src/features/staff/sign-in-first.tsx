import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';

export type SignIn = LoadPart<{ readonly onSignedIn?: () => void }>;

/** Signing in where one is, so that the place stays. Reveals nothing about this area to people who are signed out. */
export function SignInFirst({
  path,
  signIn,
  hasOne = false,
  onSignedIn,
}: {
  readonly path: string;
  readonly signIn: SignIn;
  /** Whether the person is signed in, with password or phone code only. */
  readonly hasOne?: boolean;
  readonly onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  return (
    <PlainPage path={path}>
      <h1>{t(hasOne ? 'work.signInWithBoth' : 'work.signIn')}</h1>
      {hasOne && <p>{t('work.whyBoth')}</p>}
      <Panel>
        <LazyPart load={signIn} props={{ onSignedIn }} />
      </Panel>
    </PlainPage>
  );
}
