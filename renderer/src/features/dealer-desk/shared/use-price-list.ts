import { useQuery } from '@tanstack/react-query';
import type { PriceListVersion } from '#contract/dealers/price-list.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

export type PriceListHere = {
  /** null where there is none yet, undefined while it is not known. */
  readonly list: PriceListVersion | null | undefined;
  /** When this computer saw it last, where the gateway cannot be asked. Milliseconds since 1970. */
  readonly seenAt: number | null;
  readonly failure: GatewayFailure | null;
  readonly onAgain: () => Promise<unknown>;
};

/** The price list as it is now; without a network as this computer saw it last. */
export function usePriceList(): PriceListHere {
  const kept = useKept();
  const { userId } = useSession();
  const { data, error, refetch } = useCallQuery('priceList', { version: null });
  const isAway = error?.failure.kind === 'unreachable';
  const { data: seen, isPending } = useQuery({
    queryKey: [userId, 'kept-prices'],
    enabled: isAway && kept !== null,
    // It may be seen anew before the network is gone again.
    gcTime: 0,
    queryFn: () => kept?.computer.keptPrices() ?? null,
  });
  const onAgain = async () => refetch();
  if (data === undefined && isAway && kept !== null) {
    if (isPending) return { list: undefined, seenAt: null, failure: null, onAgain };
    if (seen != null) {
      return { list: seen.list, seenAt: seen.seenAt, failure: null, onAgain };
    }
  }
  return { list: data?.list, seenAt: null, failure: error?.failure ?? null, onAgain };
}
