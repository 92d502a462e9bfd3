import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { NewPassword } from '#renderer/features/auth/recovery/new-password.tsx';
import { useSetPassword } from '#renderer/features/auth/recovery/use-set-password.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useReturnPath, withReturn } from '#renderer/ui/navigation/return-path.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  apart: { marginTop: space.l },
  title: { fontSize: token.fontSizeBase500, ':focus': { outlineStyle: 'none' } },
  userId: {
    fontSize: token.fontSizeHero700,
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.25',
    letterSpacing: '0.04em',
    userSelect: 'all',
  },
});

/** Shows the user ID that was found, and sets a new password with the same code. */
export function FoundAccount({
  userId,
  proof,
  onCodeAgain,
}: {
  readonly userId: string;
  readonly proof: string;
  readonly onCodeAgain: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const then = useReturnPath();
  const { outcome, setOutcome, setPassword } = useSetPassword(onCodeAgain);
  const [isChanged, setChanged] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function save(password: string): Promise<void> {
    if (!(await setPassword(userId, password, proof))) return;
    // The gateway has ended every session of this person: the one on this device is no longer of use.
    if (platform.session.current().userId === userId) await platform.signOut();
    setChanged(true);
    setOutcome({ kind: 'success', text: t('recovery.changed') });
  }

  const signIn = (
    <FormActions>
      <ButtonLink to={withReturn('/login', then)} kind={isChanged ? 'primary' : 'secondary'}>
        {t('recovery.signIn')}
      </ButtonLink>
    </FormActions>
  );
  return (
    <div className={styles.stack}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('recovery.yourUserId')}
      </h2>
      <p className={styles.userId}>{userId}</p>
      <p>{t('recovery.writeDown')}</p>
      {!isChanged && signIn}
      <OutcomeMessage outcome={outcome} />
      {isChanged ? (
        signIn
      ) : (
        <div className={mergeClasses(styles.stack, styles.apart)}>
          <h2 className={styles.title}>{t('recovery.newPassword')}</h2>
          <p>{t('recovery.newPasswordWhy')}</p>
          <NewPassword userId={userId} onSubmit={save} />
        </div>
      )}
    </div>
  );
}
