import { type ReactNode, useState } from 'react';
import type { BodyOf, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { CaseChanges } from '#renderer/features/lender/case/case-changes.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type ChangeName, useChange } from '#renderer/platform/queries/use-change.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

type Calls = typeof RENDERER_CALLS;

/** Whether the gateway refused because the case is no longer as it was seen. */
export const isChanged = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

export type Act = {
  readonly busy: boolean;
  /** Makes a change of the case; null where it was refused, which `message` says. */
  readonly act: <Name extends ChangeName>(
    name: Name,
    bodyFor: (requestId: string) => BodyOf<Calls[Name]>,
    /** Takes a refusal that it says itself. */
    onRefused?: (failure: GatewayFailure) => boolean,
  ) => Promise<ReplyOf<Calls[Name]> | null>;
  /** Why it was not done, and what has changed meanwhile. Nothing that was typed is touched. */
  readonly message: ReactNode;
};

/** Changes a case as it was seen. Where it has changed since, says what did, once the case is reloaded. */
export function useAct(opened: OpenedCase): Act {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [failed, setFailed] = useState<{
    readonly failure: GatewayFailure;
    readonly before: OpenedCase;
  } | null>(null);
  return {
    busy,
    act: async (name, bodyFor, onRefused) => {
      if (busy) return null;
      setFailed(null);
      const answer = await change(name, bodyFor);
      if (answer.ok) return answer.value;
      const { failure } = answer;
      if (onRefused?.(failure) !== true) setFailed({ failure, before: opened });
      return null;
    },
    message:
      failed !== null && isChanged(failed.failure) ? (
        <CaseChanges before={failed.before} after={opened} />
      ) : (
        <OutcomeMessage outcome={failed === null ? null : failureOutcome(t, failed.failure)} />
      ),
  };
}
