import { useState } from 'react';
import type { BodyOf, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { useOnceConnected } from '#renderer/platform/queries/use-once-connected.ts';
import { type ChangeName, useChange } from '#renderer/platform/queries/use-change.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { useFailureWords } from '#renderer/ui/staff/failure-words.ts';

type Calls = typeof RENDERER_CALLS;

/** What is said about a refusal: an outcome; null if it is said elsewhere, undefined for the area's usual words. */
export type RefusalSaid = Outcome | null | undefined;

/** The gateway is asked to change something; null where it was refused, or another change is still under way. */
export type Act = <Name extends ChangeName>(
  name: Name,
  bodyFor: (requestId: string) => BodyOf<Calls[Name]>,
  /** Says that it is done. */
  done?: string | ((reply: ReplyOf<Calls[Name]>) => string),
) => Promise<ReplyOf<Calls[Name]> | null>;

export type Acting = { readonly busy: boolean; readonly act: Act };

/**
 * Acts of a screen, one at a time: what was read is loaded again after each, a refusal is kept in `outcome` until the next
 * one (a missing connection until it is back), and what is done is announced, by a message that passes or as the outcome (`staysSaid`).
 */
export function useAct({
  refusal,
  staysSaid = false,
}: {
  readonly refusal?: (failure: GatewayFailure) => RefusalSaid;
  readonly staysSaid?: boolean;
} = {}): Acting & {
  readonly outcome: Outcome | null;
  readonly setOutcome: (outcome: Outcome | null) => void;
} {
  const showToast = useToasts();
  const inWords = useFailureWords();
  const { busy, isUnderWay, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAway, setAway] = useState(false);
  useOnceConnected(isAway, () => {
    setAway(false);
    setOutcome(null);
  });
  const act: Act = async (name, bodyFor, done) => {
    if (isUnderWay()) return null;
    setOutcome(null);
    setAway(false);
    const answer = await change(name, bodyFor);
    if (!answer.ok) {
      const said = refusal?.(answer.failure);
      setOutcome(said === undefined ? inWords.outcome(answer.failure) : said);
      setAway(answer.failure.kind === 'unreachable');
      return null;
    }
    const text = typeof done === 'function' ? done(answer.value) : done;
    if (text !== undefined && staysSaid) setOutcome({ kind: 'success', text });
    else if (text !== undefined) showToast({ text });
    return answer.value;
  };
  return { busy, outcome, setOutcome, act };
}

/** Words refusals for these reasons in an act's own way. */
export const saidFor =
  (codes: RefusalCode | readonly RefusalCode[], text: string) =>
  (failure: GatewayFailure): RefusalSaid =>
    refusedAs(failure, codes) ? { kind: 'failure', text } : undefined;
