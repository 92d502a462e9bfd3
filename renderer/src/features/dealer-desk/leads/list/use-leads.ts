import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { Lead } from '#contract/dealers/leads.ts';
import type { LeadsAsked } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

type Page = { readonly leads: readonly Lead[]; readonly next: string | null };

/** The leads, page by page. While others load, the previous ones stay. */
export function useLeads(
  asked: LeadsAsked,
): UseInfiniteQueryResult<InfiniteData<Page>, CallFailed> {
  const { call } = usePlatform();
  const { userId } = useSession();
  return useInfiniteQuery<Page, CallFailed, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [userId, 'leads', asked],
    initialPageParam: null,
    queryFn: ({ pageParam }) => readPage(call, asked, pageParam),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** A page with leads in it: a search may have empty ones before the next. */
async function readPage(
  call: Platform['call'],
  asked: LeadsAsked,
  after: string | null,
): Promise<Page> {
  const answer = await call('leads', { ...asked, after });
  if (!answer.ok) throw new CallFailed(answer.failure);
  const { leads, next } = answer.value;
  return leads.length === 0 && next !== null ? readPage(call, asked, next) : answer.value;
}
