import { type ReactNode, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';

/** Sets a password by a phone code, and why that failed. */
export function useSetPassword(onCodeAgain: () => void): {
  readonly outcome: Outcome | null;
  readonly setOutcome: (outcome: Outcome | null) => void;
  /** False when it failed. Otherwise the gateway has ended every session of this person. */
  readonly setPassword: (userId: string, password: string, proof: string) => Promise<boolean>;
} {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function failed(failure: GatewayFailure): Outcome {
    if (failure.kind !== 'refused') return { kind: 'failure', text: t('errors.exception') };
    const { status, retryAfterSeconds } = failure;
    if (retryAfterSeconds !== undefined) {
      return { kind: 'failure', text: t('errors.tooMany', { count: retryAfterSeconds }) };
    }
    if (status === 409) {
      return { kind: 'failure', text: t('recovery.staff'), advice: t('recovery.staffAdvice') };
    }
    const needsCode = status === 401 || status === 403;
    const again: ReactNode = <Button onClick={onCodeAgain}>{t('recovery.askForCode')}</Button>;
    return {
      kind: 'failure',
      text: t(needsCode ? 'recovery.codeTooOld' : 'errors.exception'),
      ...(needsCode && { advice: again }),
    };
  }

  return {
    outcome,
    setOutcome,
    async setPassword(userId, password, proof) {
      setOutcome(null);
      const answer = await platform.call('resetPassword', { userId, password }, proof);
      if (!answer.ok) setOutcome(failed(answer.failure));
      return answer.ok;
    },
  };
}
