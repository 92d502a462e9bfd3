import { createContext, use, useState } from 'react';
import type { BodyOf, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Result } from '#contract/result.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type ChangeName, useChange } from '#renderer/platform/queries/use-change.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

type Calls = typeof RENDERER_CALLS;

/** Called when something was refused because the application is no longer as it was seen. */
export const StaleContext = createContext<() => void>(() => undefined);

const hasStatus = (failure: GatewayFailure, status: number): boolean =>
  failure.kind === 'refused' && failure.status === status;

/** Acts on the application, and keeps the result: success is announced, a failure stays in the page. */
export function useReviewAct() {
  const { t } = useTranslation();
  const showToast = useToasts();
  const onStale = use(StaleContext);
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function explain(failure: GatewayFailure): void {
    if (hasStatus(failure, 409)) return onStale();
    const said = failureOutcome(t, failure);
    // If the person may not see it, the gateway's words say why.
    const why = failure.kind === 'refused' && failure.status === 403 ? failure.message : undefined;
    setOutcome(why === undefined ? said : { ...said, quoted: why });
  }

  return {
    busy,
    outcome,
    setOutcome,
    act: async <Name extends ChangeName>(
      name: Name,
      bodyFor: (requestId: string) => BodyOf<Calls[Name]>,
      done: string,
    ): Promise<Result<ReplyOf<Calls[Name]>, GatewayFailure>> => {
      setOutcome(null);
      const answer = await change(name, bodyFor);
      if (answer.ok) showToast({ text: done });
      else explain(answer.failure);
      return answer;
    },
  };
}
