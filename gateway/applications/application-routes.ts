import type { ApplicationNeeds } from '#gateway/applications/application-needs.ts';
import type { CallSurroundings } from '#gateway/http/call-route.ts';
import type { GatewayNeeds } from '#gateway/http/gateway-needs.ts';
import { membershipRoutes } from '#gateway/memberships/membership-routes.ts';

/** Every call of a deployment with loan applications. */
export function applicationRoutes(
  { store: { records } }: Pick<GatewayNeeds, 'store' | 'verifyPhone' | 'now'>,
  _needs: ApplicationNeeds,
  surroundings: CallSurroundings,
) {
  return [...membershipRoutes(records, surroundings)] as const;
}
