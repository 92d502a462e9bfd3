import { useEffect, useEffectEvent } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** What could not be loaded, with a button to retry; retries by itself once there is a network again. */
export function Failure({
  failure,
  onRetry,
}: {
  readonly failure: GatewayFailure;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <>
      <h1>{t('apply.title')}</h1>
      <OutcomeMessage
        outcome={{
          ...failureOutcome(t, failure),
          advice: <Button onClick={onRetry}>{t('apply.retry')}</Button>,
        }}
      />
    </>
  );
}
