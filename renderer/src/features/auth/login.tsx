import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { BodyOf, login } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { phoneReasonKey, signInFailureKey } from '#renderer/features/auth/shared/failure-words.ts';
import { PasswordSignIn } from '#renderer/features/auth/sign-in/password-sign-in.tsx';
import {
  NUMBER_DRAFT,
  PhoneVerification,
} from '#renderer/features/auth/shared/phone-verification.tsx';
import { useOpenAccount } from '#renderer/features/auth/shared/use-open-account.ts';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { type ReturnPath, useReturnPath, withReturn } from '#renderer/ui/navigation/return-path.ts';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type Method = 'mobile' | 'user-id';
type Credentials = BodyOf<typeof login>;

const loadRegister = async () =>
  (await import('#renderer/features/auth/registration/registration-steps.tsx')).RegistrationSteps;

/**
 * Sign-in by phone code or user ID (spec section 2). On success it calls `onSignedIn` if given, and otherwise opens the
 * page that people came from, or the consumer area.
 */
export function Login({
  onSignedIn,
  from = null,
}: {
  readonly onSignedIn?: () => void;
  /** The page that it is part of, if people may leave that to register or to recover their account. */
  readonly from?: ReturnPath | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const { userId } = useSession();
  const openAccount = useOpenAccount();
  const asked = useReturnPath();
  const then = from ?? asked;
  const [method, setMethod] = useState<Method>('mobile');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [unregistered, setUnregistered] = useState<VerifiedPhone | null>(null);

  async function signIn(credentials: Credentials, phone: VerifiedPhone | null): Promise<void> {
    const result = await platform.signIn(credentials, phone?.proof ?? null);
    // Spec section 4: the fields are cleared after every attempt.
    setAttempts((count) => count + 1);
    tabStorage.removeItem(NUMBER_DRAFT);
    if (result.ok) {
      setOutcome({ kind: 'success', text: t('login.success') });
      if (onSignedIn !== undefined) return onSignedIn();
      openAccount('login.success');
      return;
    }
    const { failure } = result;
    const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
    const isUnknown =
      phone !== null && refusedAs(failure, 'number-not-registered', { status: 401 });
    const text = t(signInFailureKey(failure));
    setOutcome({
      kind: 'failure',
      text: wait === undefined ? text : `${text} ${t('errors.tooMany', { count: wait })}`,
      ...(refusedAs(failure, 'being-erased') && { code: 'being-erased' }),
      // The code was correct, so it is the number that has no account.
      ...(isUnknown && {
        advice: (
          <>
            <span>{t('login.unknownNumber')}</span>
            <Button onClick={() => setUnregistered(phone)}>{t('login.registerNumber')}</Button>
          </>
        ),
      }),
    });
  }

  if (unregistered !== null)
    return <LazyPart load={loadRegister} props={{ phone: unregistered, onSignedIn, from: then }} />;
  return (
    <div className={styles.stack}>
      {userId !== null && (
        <p>
          {t('login.alreadySignedIn')}{' '}
          <PortalLink to="/consumer-profile">{t('login.goToAccount')}</PortalLink>
        </p>
      )}
      <OutcomeMessage outcome={outcome} />
      <Tabs<Method>
        label={t('login.submit')}
        chosen={method}
        onChoose={(next) => {
          setOutcome(null);
          setMethod(next);
        }}
        tabs={[
          { name: 'mobile', label: t('login.mobileTab') },
          { name: 'user-id', label: t('login.userIdTab') },
        ]}
      >
        {method === 'mobile' ? (
          <div className={styles.stack}>
            <PhoneVerification
              key={attempts}
              onAttempt={() => setOutcome(null)}
              onFailure={(failure, step) =>
                setOutcome(failedAttempt(t, phoneReasonKey(failure, step)))
              }
              onVerified={(phone) =>
                signIn({ mobileNumber: phone.mobileNumber, password: null, userId: null }, phone)
              }
            />
            <p className={styles.aside}>{t('login.codeTrouble')}</p>
          </div>
        ) : (
          <PasswordSignIn
            key={attempts}
            onSubmit={(values) => {
              setOutcome(null);
              return signIn({ mobileNumber: null, ...values }, null);
            }}
          />
        )}
      </Tabs>
      {(onSignedIn === undefined || from !== null) && (
        <>
          {platform.hasApplications && (
            <PortalLink to={withReturn('/recover', then)}>{t('login.forgotten')}</PortalLink>
          )}
          <p>
            {t('login.noAccount')}{' '}
            <PortalLink to={withReturn('/register', then)}>{t('login.registerLink')}</PortalLink>
          </p>
        </>
      )}
    </div>
  );
}
