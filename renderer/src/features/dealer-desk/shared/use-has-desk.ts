import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** Whether the person is a member of a dealer, or invited to be one. A terminal has no desk. */
export function useHasDesk(): boolean {
  const { hasApplications, host } = usePlatform();
  const { userId } = useSession();
  const enabled = hasApplications && userId !== null && host?.can.endVisit !== true;
  const { data } = useCallQuery('myMemberships', {}, { enabled });
  return (
    data?.memberships.some(({ role, state }) => role === 'dealer' && state !== 'REVOKED') ?? false
  );
}
