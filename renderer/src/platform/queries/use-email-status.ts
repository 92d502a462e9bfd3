import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useGatewayAdditions } from '#renderer/platform/queries/use-gateway-additions.ts';

/**
 * Whether the signed-in person's email is confirmed. null while that is unknown, and where there is nothing to confirm:
 * without loan applications, with a gateway that does not know the call, or one that sends no email.
 */
export function useEmailStatus() {
  const { userId } = useSession();
  const hasAdditions = useGatewayAdditions();
  const { data, dataUpdatedAt, refetch } = useCallQuery(
    'emailStatus',
    {},
    { enabled: userId !== null && hasAdditions },
  );
  return { status: data?.sendsMail === true ? data : null, at: dataUpdatedAt, refetch };
}
