import type { GatewayFailure } from '#contract/gateway.ts';
import type { RefusalCode } from '#contract/refusals/codes.ts';

/** How a gateway says the same that gives no codes: one of an earlier release, or a provider's. */
type WithoutCodes = {
  readonly status: number;
  /** What `current` names, where other refusals have the status as well. */
  readonly naming?: string;
};

/** Whether the gateway refused for this reason, or one of these. */
export function refusedAs(
  failure: GatewayFailure | undefined,
  codes: RefusalCode | readonly RefusalCode[],
  withoutCodes?: WithoutCodes,
): boolean {
  if (failure?.kind !== 'refused') return false;
  const { code, status, current } = failure;
  if (code !== undefined) return [codes].flat().some((each) => each === code);
  if (withoutCodes?.status !== status) return false;
  return withoutCodes.naming === undefined || Object.hasOwn(current ?? {}, withoutCodes.naming);
}
