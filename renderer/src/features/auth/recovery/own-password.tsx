import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { NewPassword } from '#renderer/features/auth/recovery/new-password.tsx';
import { useSetPassword } from '#renderer/features/auth/recovery/use-set-password.tsx';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import { PhoneVerification } from '#renderer/features/auth/shared/phone-verification.tsx';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useExpectedEnd } from '#renderer/platform/context/expected-end.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useGatewayAdditions } from '#renderer/platform/queries/use-gateway-additions.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '48rem' },
  form: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '34rem' },
  title: { fontSize: token.fontSizeBase500, outlineStyle: 'none' },
});

type Step = 'resting' | 'proving' | VerifiedPhone;

/**
 * Sets the first password of the person's account, or another one, by a phone code. The code signs in again at once, for a new
 * password ends every session.
 */
export function OwnPassword() {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const { userId } = useSession();
  const hasAdditions = useGatewayAdditions();
  const status = useCallQuery('passwordStatus', {}, { enabled: userId !== null && hasAdditions });
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>('resting');
  const [isBusy, setBusy] = useState(false);
  const { outcome, setOutcome, setPassword } = useSetPassword(() => turnTo('proving'));
  useExpectedEnd(isBusy ? 'returns' : null);
  const shown = useRef(step);
  useEffect(() => {
    // The button or the field that had the focus is gone.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  if (userId === null || status.data === undefined) return null;
  const { isSet } = status.data;

  function turnTo(next: Step): void {
    setOutcome(null);
    setStep(next);
  }

  async function save(
    person: string,
    { mobileNumber, proof }: VerifiedPhone,
    password: string,
  ): Promise<void> {
    setBusy(true);
    if (await setPassword(person, password, proof)) {
      const again = await platform.signIn({ mobileNumber, password: null, userId: null }, proof);
      if (!again.ok) await platform.signOut();
      await status.refetch();
      setStep('resting');
      setOutcome({ kind: 'success', text: t('recovery.passwordKept') });
    }
    setBusy(false);
  }

  return (
    <section aria-labelledby="own-password" className={styles.stack}>
      <h2 ref={heading} id="own-password" tabIndex={-1} className={styles.title}>
        {t('recovery.password')}
      </h2>
      <OutcomeMessage outcome={outcome} />
      {step === 'resting' && (
        <>
          <p>{t(isSet ? 'recovery.hasPassword' : 'recovery.noPassword')}</p>
          <FormActions>
            <Button onClick={() => turnTo('proving')}>
              {t(isSet ? 'recovery.changePassword' : 'recovery.setPassword')}
            </Button>
          </FormActions>
        </>
      )}
      {step !== 'resting' && (
        <div className={styles.form}>
          <p>{t('recovery.passwordHow')}</p>
          {step === 'proving' ? (
            <PhoneVerification
              initialNumber={platform.mobileNumber.current() ?? ''}
              onAttempt={() => setOutcome(null)}
              onFailure={(failure, at) => setOutcome(failedAttempt(t, phoneReasonKey(failure, at)))}
              onVerified={turnTo}
            />
          ) : (
            <NewPassword userId={userId} onSubmit={(password) => save(userId, step, password)} />
          )}
          <FormActions>
            <Button onClick={() => turnTo('resting')}>{t('recovery.cancel')}</Button>
          </FormActions>
        </div>
      )}
    </section>
  );
}
