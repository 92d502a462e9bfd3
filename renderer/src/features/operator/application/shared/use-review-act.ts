import { createContext, use } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useFailureWords } from '#renderer/ui/staff/failure-words.ts';
import { type RefusalSaid, useAct } from '#renderer/ui/staff/use-act.ts';

/** Called when something was refused because the application is no longer as it was seen. */
export const StaleContext = createContext<() => void>(() => undefined);

/** Acts on the application; `says` are refusals that the page itself has words for. */
export function useReviewAct(says?: (failure: GatewayFailure) => RefusalSaid) {
  const onStale = use(StaleContext);
  const inWords = useFailureWords();
  return useAct({
    refusal: (failure) => {
      const said = says?.(failure);
      if (said !== undefined || failure.kind !== 'refused') return said;
      if (failure.status === 409) {
        onStale();
        return null;
      }
      // If the person may not see it, the gateway's words say why.
      const { status, message: quoted } = failure;
      return status === 403 ? { ...inWords.outcome(failure), quoted } : undefined;
    },
  });
}
