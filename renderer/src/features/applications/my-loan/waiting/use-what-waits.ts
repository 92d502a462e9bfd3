import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { LOOK_AGAIN_MS } from '#renderer/features/applications/my-loan/loan-facts.ts';
import { waitingIn } from '#renderer/features/applications/my-loan/waiting/waiting.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';

/** Whether the person has applied here, and how many tasks wait for them; `off` without loan applications. */
export type OwnLoans = {
  readonly standing: 'off' | 'unknown' | 'none' | 'some';
  readonly waiting: number;
};

const NONE: OwnLoans = { standing: 'none', waiting: 0 };

/** Looks now and then. Without a connection it says what it knew last, and nothing else. */
export function useWhatWaits(): OwnLoans {
  const platform = usePlatform();
  const { userId } = useSession();
  const { hasApplications } = platform;
  const { data, isError } = useQuery({
    queryKey: [userId, 'what-waits'],
    enabled: hasApplications && userId !== null,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
    queryFn: () => lookFor(platform),
  });
  if (!hasApplications) return { standing: 'off', waiting: 0 };
  if (userId === null) return NONE;
  return data ?? (isError ? NONE : { standing: 'unknown', waiting: 0 });
}

async function lookFor(platform: Platform): Promise<OwnLoans> {
  const listed = await platform.call('myApplications', {});
  if (!listed.ok) throw new CallFailed(listed.failure);
  const { applications } = listed.value;
  if (applications.length === 0) return NONE;
  const waiting = applications.flatMap((loan) => waitingIn(loan));
  return { standing: 'some', waiting: waiting.length };
}
