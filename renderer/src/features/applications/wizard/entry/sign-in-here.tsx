import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import type { ReturnPath } from '#renderer/ui/navigation/return-path.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** The page follows the session wherever it begins, and a person who leaves to register returns to it. */
const IN_PLACE = { onSignedIn: () => undefined, from: '/apply' } as const;

export type SignIn = LoadPart<{ readonly onSignedIn?: () => void; readonly from?: ReturnPath }>;

/** Signing in or registering in place: the address, and with it the place in the application, stays. */
export function SignInHere({
  signIn,
  again,
}: {
  readonly signIn: SignIn;
  /** Whether a session has ended here. */
  readonly again: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (again) heading.current?.focus();
  }, [again]);
  return (
    <div className={styles.stack}>
      <h1 ref={heading} tabIndex={-1}>
        {t(again ? 'apply.signIn.again' : 'apply.signIn.title')}
      </h1>
      <p>{t(again ? 'apply.signIn.againText' : 'apply.signIn.text')}</p>
      <Panel>
        <LazyPart load={signIn} props={IN_PLACE} />
      </Panel>
    </div>
  );
}
