import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

type OwnDesk = {
  /** Whether the person is a member of a dealer, or invited to be one. A terminal has no desk. */
  readonly hasDesk: boolean;
  /** Whether the desk is where they work here: in a showroom, or because they have no other area. Null until that is known. */
  readonly worksThere: boolean | null;
};

export function useOwnDesk(): OwnDesk {
  const { hasApplications, host } = usePlatform();
  const { userId } = useSession();
  const enabled = hasApplications && userId !== null && host?.can.endVisit !== true;
  const { data, isError } = useCallQuery('myMemberships', {}, { enabled });
  if (data === undefined) return { hasDesk: false, worksThere: enabled && !isError ? null : false };
  const roles = data.memberships.filter(({ state }) => state !== 'REVOKED').map(({ role }) => role);
  const hasDesk = roles.includes('dealer');
  const isOnly = roles.every((role) => role === 'dealer');
  return { hasDesk, worksThere: hasDesk && (isOnly || host !== null) };
}
