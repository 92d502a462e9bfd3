import {
  type UseQueryResult,
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';

/** A gateway query that failed. */
export class CallFailed extends Error {
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

type Calls = typeof RENDERER_CALLS;

const keyOf = (userId: string | null, name: CallName, body: unknown) => [userId, name, body];

/** Asks the gateway, and keeps the answer while the same person is signed in. Fails with a `CallFailed`. */
export function useCallQuery<Name extends CallName>(
  name: Name,
  body: BodyOf<Calls[Name]>,
  {
    enabled = true,
    refetchInterval = false,
    keepsPrevious = false,
  }: CallQueryOptions<ReplyOf<Calls[Name]>> = {},
): UseQueryResult<ReplyOf<Calls[Name]>, CallFailed> {
  const platform = usePlatform();
  const { userId } = useSession();
  return useQuery<ReplyOf<Calls[Name]>, CallFailed>({
    queryKey: keyOf(userId, name, body),
    enabled,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(state.data)
        : refetchInterval,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    // A person who returns to the page expects current data.
    refetchOnWindowFocus: refetchInterval !== false,
    queryFn: async () => {
      const answer = await platform.call(name, body);
      if (!answer.ok) throw new CallFailed(answer.failure);
      return answer.value;
    },
  });
}

/** Returns what shows an answer that came with another call, until it is read again. */
export function useShowAnswer(): <Name extends CallName>(
  name: Name,
  body: BodyOf<Calls[Name]>,
  answer: ReplyOf<Calls[Name]>,
) => void {
  const queries = useQueryClient();
  const { userId } = useSession();
  return (name, body, answer) => void queries.setQueryData(keyOf(userId, name, body), answer);
}

export type CallQueryOptions<Reply> = {
  readonly enabled?: boolean;
  /** Milliseconds after which to ask again while it is shown; may depend on the last answer. */
  readonly refetchInterval?: number | false | ((answer: Reply | undefined) => number | false);
  /** Whether the previous answer stays until one to another body, such as another page, arrives. */
  readonly keepsPrevious?: boolean;
};
