import { createContext, use } from 'react';
import { DecidedContext } from '#renderer/features/operator/application/trail/decided.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { type Act, type RefusalSaid, useAct } from '#renderer/ui/staff/use-act.ts';

/** Called when something was refused because the application is no longer as it was seen. */
export const StaleContext = createContext<() => void>(() => undefined);

const STALE = [
  'application-changed',
  'case-changed',
  'document-changed',
  'delivery-changed',
  'no-delivery-order',
  'not-agreed-yet',
  'offer-ended',
] as const;

/** After these, the operator goes on with another application. */
const DECISIONS: readonly string[] = [
  'handOver',
  'rejectApplication',
  'requestChanges',
  'decideDraft',
];

/** Acts on the application; `says` are refusals that the page itself has words for. */
export function useReviewAct(says?: (failure: GatewayFailure) => RefusalSaid) {
  const onStale = use(StaleContext);
  const onDecided = use(DecidedContext);
  const acting = useAct({
    refusal: (failure) => {
      const said = says?.(failure);
      if (said !== undefined || !refusedAs(failure, STALE)) return said;
      onStale();
      return null;
    },
  });
  const act: Act = async (name, bodyFor, done) => {
    const reply = await acting.act(name, bodyFor, done);
    if (reply !== null && DECISIONS.includes(name)) onDecided();
    return reply;
  };
  return { ...acting, act };
}
