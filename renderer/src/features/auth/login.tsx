import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { BodyOf, login } from '#contract/gateway.ts';
import { signInFailureKey } from '#renderer/features/auth/failure-words.ts';
import { PasswordSignIn } from '#renderer/features/auth/password-sign-in.tsx';
import { PhoneVerification } from '#renderer/features/auth/phone-verification.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { leaveFlash } from '#renderer/ui/flash.ts';
import { useNavigateTo } from '#renderer/ui/navigate.tsx';
import { Tabs } from '#renderer/ui/tabs.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type Way = 'mobile' | 'user-id';

/** Sign-in by phone code or by user ID (spec section 2). After it the consumer area opens. */
export function Login() {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const { userId } = useSession();
  const navigateTo = useNavigateTo();
  const [way, choose] = useState<Way>('mobile');
  const [outcome, tell] = useState<Outcome | null>(null);
  const [attempts, countAttempt] = useState(0);
  const failed = () => tell({ kind: 'failure', text: t('errors.exception') });

  async function signIn(credentials: BodyOf<typeof login>, proof: string | null): Promise<void> {
    const result = await platform.signIn(credentials, proof);
    // Spec section 4: after an attempt the fields clear.
    countAttempt((count) => count + 1);
    if (result.ok) {
      tell({ kind: 'success', text: t('login.success') });
      leaveFlash('login.success');
      navigateTo('/consumer-profile');
      return;
    }
    const { failure } = result;
    const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
    const text = t(signInFailureKey(failure));
    tell({
      kind: 'failure',
      text: wait === undefined ? text : `${text} ${t('errors.tooMany', { count: wait })}`,
    });
  }

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
          tell(null);
          choose(next);
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
              onAttempt={() => tell(null)}
              onFailure={failed}
              onVerified={({ mobileNumber, proof }) =>
                signIn({ mobileNumber, password: null, userId: null }, proof)
              }
            />
            <p className={styles.aside}>{t('login.codeTrouble')}</p>
          </div>
        ) : (
          <PasswordSignIn
            key={attempts}
            refocus={attempts > 0}
            onSubmit={(values) => {
              tell(null);
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
