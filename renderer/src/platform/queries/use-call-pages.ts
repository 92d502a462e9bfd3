import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

type Calls = typeof RENDERER_CALLS;

/**
 * A list from the gateway, page by page. Each page is requested with the `next` of the previous one, the first with
 * null. While another list loads, the previous one stays. Fails with a `CallFailed`.
 */
export function useCallPages<Name extends CallName, Next>(
  name: Name,
  bodyAfter: (after: Next | null) => BodyOf<Calls[Name]>,
  nextOf: (page: ReplyOf<Calls[Name]>) => Next | null,
  { refetchInterval = false }: { readonly refetchInterval?: number | false } = {},
): UseInfiniteQueryResult<InfiniteData<ReplyOf<Calls[Name]>>, CallFailed> {
  const platform = usePlatform();
  const { userId } = useSession();
  return useInfiniteQuery<
    ReplyOf<Calls[Name]>,
    CallFailed,
    InfiniteData<ReplyOf<Calls[Name]>>,
    readonly unknown[],
    { readonly after: Next | null }
  >({
    queryKey: [userId, name, 'pages', bodyAfter(null)],
    initialPageParam: { after: null },
    queryFn: async ({ pageParam }) => {
      const answer = await platform.call(name, bodyAfter(pageParam.after));
      if (!answer.ok) throw new CallFailed(answer.failure);
      return answer.value;
    },
    getNextPageParam: (page) => {
      const after = nextOf(page);
      return after === null ? null : { after };
    },
    placeholderData: keepPreviousData,
    refetchInterval,
    // As in `useCallQuery`.
    refetchOnWindowFocus: refetchInterval !== false,
  });
}
