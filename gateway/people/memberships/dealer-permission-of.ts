import type { DealerPermission } from '#domain/dealer-duties.ts';
import { DEALER_CALLS } from '#contract/dealers/dealer-calls.ts';
import { PERMISSION_OF_DEALER_CALL } from '#contract/dealers/permissions.ts';
import type { GatewayCall } from '#contract/gateway.ts';

const BY_NAME: ReadonlyMap<string, DealerPermission> = new Map(
  Object.entries(PERMISSION_OF_DEALER_CALL),
);
const BY_PATH: ReadonlyMap<string, DealerPermission | undefined> = new Map(
  Object.entries(DEALER_CALLS).map(([name, { path }]) => [path, BY_NAME.get(name)]),
);

/** What a dealers' call takes beyond being a member; null where each of them may make it. */
export const dealerPermissionOf = ({ path }: GatewayCall): DealerPermission | null =>
  BY_PATH.get(path) ?? null;
