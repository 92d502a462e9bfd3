import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { FoundAccount } from '#renderer/features/auth/recovery/found-account.tsx';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import {
  NUMBER_DRAFT,
  PhoneVerification,
} from '#renderer/features/auth/shared/phone-verification.tsx';
import type { VerifiedPhone } from '#renderer/features/auth/shared/use-phone-verification.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import { space } from '#renderer/theme/token.ts';
import { failedAttempt } from '#renderer/ui/form/failed-attempt.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useReturnPath, withReturn } from '#renderer/ui/navigation/return-path.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

type Found = { readonly userId: string; readonly proof: string };

/** A phone code shows the user ID and lets its owner set a new password. */
export function Recover() {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const then = useReturnPath();
  const [found, setFound] = useState<Found | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempts, setAttempts] = useState(0);

  async function find({ mobileNumber, proof }: VerifiedPhone): Promise<void> {
    const answer = await platform.call('findUserId', { mobileNumber }, proof);
    if (answer.ok) {
      tabStorage.removeItem(NUMBER_DRAFT);
      return setFound({ userId: answer.value.responseData.userId, proof });
    }
    setAttempts((count) => count + 1);
    setOutcome(failed(answer.failure));
  }

  function failed(failure: GatewayFailure): Outcome {
    if (failure.kind !== 'refused') return { kind: 'failure', text: t('errors.exception') };
    const { status, retryAfterSeconds } = failure;
    if (status === 404) {
      const link = (
        <PortalLink to={withReturn('/register', then)}>{t('login.registerLink')}</PortalLink>
      );
      return { kind: 'failure', text: t('recovery.noAccount'), advice: link };
    }
    return {
      kind: 'failure',
      text:
        retryAfterSeconds === undefined
          ? t('recovery.codeAgain')
          : t('errors.tooMany', { count: retryAfterSeconds }),
    };
  }

  if (found !== null) {
    return (
      <FoundAccount
        {...found}
        onCodeAgain={() => {
          setFound(null);
          setOutcome(null);
        }}
      />
    );
  }
  return (
    <div className={styles.stack}>
      <p>{t('recovery.intro')}</p>
      <OutcomeMessage outcome={outcome} />
      <PhoneVerification
        key={attempts}
        onAttempt={() => setOutcome(null)}
        onFailure={(failure, step) => setOutcome(failedAttempt(t, phoneReasonKey(failure, step)))}
        onVerified={find}
      />
      <p>
        {t('recovery.known')}{' '}
        <PortalLink to={withReturn('/login', then)}>{t('recovery.signIn')}</PortalLink>
      </p>
    </div>
  );
}
