import { type ReactNode, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { CaseChanges } from '#renderer/features/lender/case/case-changes.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { type Acting, useAct as useStaffAct } from '#renderer/ui/staff/use-act.ts';

const CHANGED = [
  'case-changed',
  'application-changed',
  'no-such-package',
  'offer-ended',
  'key-facts-changed',
  'delivery-changed',
  'delivery-out-of-order',
  'more-than-owed',
] as const;

/** Whether the gateway refused because the case is no longer as it was seen. */
export const isChanged = (failure: GatewayFailure): boolean => refusedAs(failure, CHANGED);

/** Changes a case as it was seen. Where it has changed since, says what did, once the case is reloaded. */
export function useAct(
  opened: OpenedCase,
  /** Takes a refusal that the form says itself. */
  onRefused?: (failure: GatewayFailure) => boolean,
): Acting & {
  /** Why it was not done, and what has changed meanwhile. Nothing that was typed is touched. */
  readonly message: ReactNode;
} {
  const [before, setBefore] = useState<OpenedCase | null>(null);
  const { busy, outcome, act } = useStaffAct({
    refusal: (failure) => {
      if (onRefused?.(failure) === true) return null;
      if (!isChanged(failure)) return undefined;
      setBefore(opened);
      return null;
    },
  });
  return {
    busy,
    act: (...change) => {
      setBefore(null);
      return act(...change);
    },
    message:
      before === null ? (
        <OutcomeMessage outcome={outcome} />
      ) : (
        <CaseChanges before={before} after={opened} />
      ),
  };
}
