import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

/** Reports the result of a change: a message if it was made, otherwise why not. True if it was made. */
export function useSettle(): {
  readonly outcome: Outcome | null;
  readonly settle: (answer: Result<unknown, GatewayFailure>, done: string) => boolean;
  /** Takes the message away, once what it says has been dealt with. */
  readonly clear: () => void;
} {
  const { t } = useTranslation();
  const showToast = useToasts();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function outcomeOf(failure: GatewayFailure): Outcome {
    if (failure.kind === 'refused' && failure.status === 403) {
      return { kind: 'failure', text: t('organisations.mine') };
    }
    return failureOutcome(t, failure);
  }

  return {
    outcome,
    clear: () => setOutcome(null),
    settle: (answer, done) => {
      setOutcome(answer.ok ? null : outcomeOf(answer.failure));
      if (answer.ok) showToast({ text: done });
      return answer.ok;
    },
  };
}
