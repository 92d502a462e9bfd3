import { useQuery } from '@tanstack/react-query';
import type { Dealer, dealers } from '#contract/applications/delivery.ts';
import type { GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import { type Result, succeed } from '#contract/result.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

/** Every dealer that works with us, read from the gateway page by page. */
export async function allDealers(
  call: Platform['call'],
): Promise<Result<readonly Dealer[], GatewayFailure>> {
  const found = new Map<string, Dealer>();
  let after: string | null = null;
  let isWhole = false;
  while (!isWhole) {
    const before = found.size;
    const answer: Result<ReplyOf<typeof dealers>, GatewayFailure> = await call('dealers', {
      after,
    });
    if (!answer.ok) return answer;
    const { dealers: page, isLastPage }: ReplyOf<typeof dealers> = answer.value;
    for (const dealer of page) found.set(dealer.id, dealer);
    after = page.at(-1)?.id ?? null;
    // A page with nothing new counts as the last, too.
    isWhole = isLastPage || found.size === before;
  }
  return succeed([...found.values()]);
}

/** Empty until they are loaded, and if they cannot be. */
export function useAllDealers(enabled = true): readonly Dealer[] {
  const { call } = usePlatform();
  const { data = [] } = useQuery({
    // They are public.
    queryKey: ['all dealers'],
    enabled,
    queryFn: async () => {
      const answer = await allDealers(call);
      if (!answer.ok) throw new CallFailed(answer.failure);
      return answer.value;
    },
  });
  return data;
}
