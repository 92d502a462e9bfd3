import { useQuery } from '@tanstack/react-query';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

const CHECKING_INTERVAL_MS = 4_000;
/** Customer and lenders go on while it is shown. */
const LOOK_AGAIN_MS = 60_000;

/** One application that the dealer follows; null once the dealer may no longer see it. */
export function useFollowedOne(number: string, known: FollowedApplication | null) {
  const platform = usePlatform();
  const { userId } = useSession();
  return useQuery<FollowedApplication | null, CallFailed>({
    queryKey: [userId, 'followed', number],
    ...(known !== null && { placeholderData: known }),
    refetchInterval: ({ state: { data } }) =>
      data?.uploaded.some(({ state }) => state === 'CHECKING') === true
        ? CHECKING_INTERVAL_MS
        : LOOK_AGAIN_MS,
    queryFn: async () => {
      let after: string | null = null;
      do {
        const body: Parameters<typeof platform.call<'followed'>>[1] = {
          search: number,
          stage: null,
          after,
        };
        const answer = await platform.call('followed', body);
        if (!answer.ok) throw new CallFailed(answer.failure);
        const found = answer.value.applications.find((one) => one.number === number);
        if (found !== undefined) return found;
        after = answer.value.next;
      } while (after !== null);
      return null;
    },
  });
}
