import { useEffect, useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';

/** How often a change is retried while the gateway answers that it cannot be made just now. */
const TRIES = 4;

type Answer<Value> = Result<Value, GatewayFailure>;

/**
 * Asks for a change that waits until nothing is being sent to a lender any more: again after as many seconds as the
 * gateway says, a few times. `pauseSeconds` is that pause while it lasts.
 */
export function useRetryWhileSending(): {
  readonly pauseSeconds: number | null;
  readonly withRetries: <Value>(change: () => Promise<Answer<Value>>) => Promise<Answer<Value>>;
  readonly stop: () => void;
} {
  const [pauseSeconds, setPauseSeconds] = useState<number | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  /** Resolves with whether to ask again. */
  function pause(seconds: number): Promise<boolean> {
    setPauseSeconds(seconds);
    return new Promise((resolve) => {
      const finish = (goesOn: boolean) => {
        clearTimeout(timer);
        end.current = null;
        setPauseSeconds(null);
        resolve(goesOn);
      };
      const timer = setTimeout(() => finish(true), seconds * 1000);
      end.current = () => finish(false);
    });
  }

  async function withRetries<Value>(
    change: () => Promise<Answer<Value>>,
    left = TRIES,
  ): Promise<Answer<Value>> {
    const answer = await change();
    const seconds = answer.ok ? null : secondsUntilSent(answer.failure);
    if (seconds === null || left <= 1) return answer;
    return (await pause(seconds)) ? withRetries(change, left - 1) : answer;
  }

  return {
    pauseSeconds,
    withRetries: (change) => withRetries(change),
    stop: () => end.current?.(),
  };
}

/** Seconds after which to ask again, where something is being sent just now; null for any other failure. */
export function secondsUntilSent(failure: GatewayFailure): number | null {
  if (failure.kind !== 'refused' || !refusedAs(failure, 'being-sent', { status: 503 })) return null;
  return failure.retryAfterSeconds ?? null;
}
