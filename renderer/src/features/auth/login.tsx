import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { BodyOf, login } from '#contract/gateway.ts';
import { phoneAdviceKey, signInFailureKey } from '#renderer/features/auth/shared/failure-words.ts';
import { PasswordSignIn } from '#renderer/features/auth/password-sign-in.tsx';
import {
  NUMBER_DRAFT,
  PhoneVerification,
} from '#renderer/features/auth/shared/phone-verification.tsx';
import { useOpenAccount } from '#renderer/features/auth/shared/use-open-account.ts';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type Way = 'mobile' | 'user-id';
type Credentials = BodyOf<typeof login>;

const loadRegister = async () =>
  (await import('#renderer/features/auth/registration-steps.tsx')).RegistrationSteps;

/**
 * Sign-in by phone code or by user ID (spec section 2). After it the consumer area opens, or `onSignedIn` goes on where
 * the person was.
 */
export function Login({ onSignedIn }: { readonly onSignedIn?: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const { userId } = useSession();
  const openAccount = useOpenAccount();
  const [way, setWay] = useState<Way>('mobile');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [newcomer, setNewcomer] = useState<VerifiedPhone | null>(null);

  async function signIn(credentials: Credentials, phone: VerifiedPhone | null): Promise<void> {
    const result = await platform.signIn(credentials, phone?.proof ?? null);
    // Spec section 4: after an attempt the fields clear.
    setAttempts((count) => count + 1);
    window.sessionStorage.removeItem(NUMBER_DRAFT);
    if (result.ok) {
      setOutcome({ kind: 'success', text: t('login.success') });
      if (onSignedIn !== undefined) return onSignedIn();
      openAccount('login.success');
      return;
    }
    const { failure } = result;
    const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
    const isUnknown = phone !== null && failure.kind === 'refused' && failure.status === 401;
    const text = t(signInFailureKey(failure));
    setOutcome({
      kind: 'failure',
      text: wait === undefined ? text : `${text} ${t('errors.tooMany', { count: wait })}`,
      // The code was right, so what is not known is the number.
      ...(isUnknown && {
        advice: (
          <>
            <span>{t('login.unknownNumber')}</span>
            <Button onClick={() => setNewcomer(phone)}>{t('login.registerNumber')}</Button>
          </>
        ),
      }),
    });
  }

  if (newcomer !== null) return <LazyPart load={loadRegister} props={{ phone: newcomer }} />;
  return (
    <div className={styles.stack}>
      {userId !== null && (
        <p>
          {t('login.alreadySignedIn')}{' '}
          <PortalLink to="/consumer-profile">{t('login.goToAccount')}</PortalLink>
        </p>
      )}
      <OutcomeMessage outcome={outcome} />
      <Tabs<Way>
        label={t('login.submit')}
        chosen={way}
        onChoose={(next) => {
          setOutcome(null);
          setWay(next);
        }}
        tabs={[
          { name: 'mobile', label: t('login.mobileTab') },
          { name: 'user-id', label: t('login.userIdTab') },
        ]}
      >
        {way === 'mobile' ? (
          <div className={styles.stack}>
            <PhoneVerification
              key={attempts}
              onAttempt={() => setOutcome(null)}
              onFailure={(failure, step) =>
                setOutcome({
                  kind: 'failure',
                  text: t('errors.exception'),
                  advice: t(phoneAdviceKey(failure, step)),
                })
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
      <p>
        {t('login.noAccount')} <PortalLink to="/register">{t('login.registerLink')}</PortalLink>
      </p>
    </div>
  );
}
