import { useQuery } from '@tanstack/react-query';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/**
 * Whether the signed-in person's email is confirmed. null while that is unknown, and where there is nothing to confirm:
 * without loan applications, with a gateway that does not know the call, or one that sends no email.
 */
export function useEmailStatus() {
  const platform = usePlatform();
  const { userId } = useSession();
  const additions = useQuery({
    queryKey: ['uses-gateway-additions'],
    enabled: platform.hasApplications,
    queryFn: () => platform.usesGatewayAdditions(),
  });
  const { data, dataUpdatedAt, refetch } = useCallQuery(
    'emailStatus',
    {},
    { enabled: userId !== null && additions.data === true },
  );
  return { status: data?.sendsMail === true ? data : null, at: dataUpdatedAt, refetch };
}
