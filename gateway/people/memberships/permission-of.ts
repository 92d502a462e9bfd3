import type { Permission } from '#domain/duties.ts';
import { viewDocument } from '#contract/operators/documents.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { PERMISSION_OF_CALL } from '#contract/operators/permissions.ts';
import type { GatewayCall } from '#contract/gateway.ts';

const PERMISSIONS_BY_PATH: ReadonlyMap<string, Permission> = new Map(
  Object.entries({ ...OPERATOR_CALLS, viewDocument }).map(([name, { path }]) => [
    path,
    permissionNamed(name),
  ]),
);

function permissionNamed(name: string): Permission {
  const found = Object.entries(PERMISSION_OF_CALL).find(([call]) => call === name);
  if (found === undefined) throw new Error(`No permission is given for the call ${name}.`);
  return found[1];
}

/** What an operator's call takes. Throws for any other call. */
export function permissionOf({ path }: GatewayCall): Permission {
  const permission = PERMISSIONS_BY_PATH.get(path);
  if (permission === undefined) throw new Error(`${path} is no call of operators.`);
  return permission;
}
