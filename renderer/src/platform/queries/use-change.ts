import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BodyOf, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import { isDecided } from '#contract/is-decided.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Result } from '#contract/result.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

type Calls = typeof RENDERER_CALLS;

/** The calls that the gateway performs once for each `requestId`. */
export type ChangeName = {
  [Name in CallName]: BodyOf<Calls[Name]> extends { readonly requestId: string } ? Name : never;
}[CallName];

/**
 * Makes calls that change something. A call without an answer keeps its `requestId` for the next time the same is
 * asked for, so that it is done once. Afterwards, everything that was read from the gateway is reloaded; `onDone` may take
 * out what no longer exists.
 */
export function useChange(onDone?: (queries: QueryClient) => void): {
  readonly busy: boolean;
  /** Whether one is under way at this moment, also before `busy` has been shown. */
  readonly isUnderWay: () => boolean;
  readonly change: <Name extends ChangeName>(
    name: Name,
    bodyFor: (requestId: string) => BodyOf<Calls[Name]>,
    phoneProof?: string | null,
  ) => Promise<Result<ReplyOf<Calls[Name]>, GatewayFailure>>;
} {
  const platform = usePlatform();
  const queries = useQueryClient();
  const unanswered = useRef(new Map<string, string>());
  const [underWay, setUnderWay] = useState(0);
  const now = useRef(0);
  const count = (by: 1 | -1) => {
    now.current += by;
    setUnderWay(now.current);
  };

  return {
    busy: underWay > 0,
    isUnderWay: () => now.current > 0,
    change: async (name, bodyFor, phoneProof = null) => {
      const asked = JSON.stringify([name, bodyFor('')]);
      const requestId = unanswered.current.get(asked) ?? crypto.randomUUID();
      unanswered.current.set(asked, requestId);
      count(1);
      try {
        const answer = await platform.call(name, bodyFor(requestId), phoneProof);
        if (answer.ok || isDecided(answer.failure)) unanswered.current.delete(asked);
        if (answer.ok) onDone?.(queries);
        return answer;
      } finally {
        count(-1);
        void queries.invalidateQueries();
      }
    },
  };
}
