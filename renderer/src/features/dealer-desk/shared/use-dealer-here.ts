import { useQuery } from '@tanstack/react-query';
import type { KeptDesk } from '#contract/desk.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

/** What quotes say of the dealer; without a network as this computer saw it last. Null while it is not known. */
export function useDealerHere(): KeptDesk['desk'] | null {
  const kept = useKept();
  const { userId } = useSession();
  const { data, error } = useDesk();
  const { data: seen } = useQuery({
    queryKey: [userId, 'kept-desk'],
    enabled: data === undefined && error?.failure.kind === 'unreachable' && kept !== null,
    // It may be seen anew before the network is gone again.
    gcTime: 0,
    queryFn: () => kept?.computer.keptDesk() ?? null,
  });
  return data ?? seen?.desk ?? null;
}
