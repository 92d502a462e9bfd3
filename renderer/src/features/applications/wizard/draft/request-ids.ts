import type { GatewayFailure } from '#contract/gateway.ts';
import { isDecided } from '#contract/is-decided.ts';
import type { Result } from '#contract/result.ts';

/** The ID of a request stays the same until the gateway has decided about it, so that what is asked again is done once. */
export function requestIds(): {
  readonly of: (asked: unknown) => string;
  readonly answered: (asked: unknown, answer: Result<unknown, GatewayFailure>) => void;
} {
  const unanswered = new Map<string, string>();
  return {
    of: (asked) => {
      const key = JSON.stringify(asked);
      const id = unanswered.get(key) ?? crypto.randomUUID();
      unanswered.set(key, id);
      return id;
    },
    answered: (asked, answer) => {
      if (answer.ok || isDecided(answer.failure)) unanswered.delete(JSON.stringify(asked));
    },
  };
}
