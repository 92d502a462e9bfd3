import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** Whether the gateway answers what pages about loan applications need beyond the five calls. False until that is known. */
export function useGatewayAdditions(): boolean {
  const platform = usePlatform();
  const additions = useQuery({
    queryKey: ['uses-gateway-additions'],
    enabled: platform.hasApplications,
    queryFn: () => platform.usesGatewayAdditions(),
  });
  return additions.data === true;
}
