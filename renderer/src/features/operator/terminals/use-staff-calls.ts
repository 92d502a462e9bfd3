import type { ReplyOf } from '#contract/gateway.ts';
import type { staffCalls } from '#contract/operators/terminals.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { mayCall } from '#contract/operators/permissions.ts';
import type { Duty } from '#domain/duties.ts';

/** A visitor stands and waits. In milliseconds. */
const EVERY = 15_000;

export type ShownCall = ReplyOf<typeof staffCalls>['calls'][number];

/** The visitors at terminals who call for a member of staff; none for whoever may not see them. */
export function useStaffCalls(duties: readonly Duty[]): readonly ShownCall[] {
  const enabled = mayCall(duties, 'staffCalls');
  const { data } = useCallQuery('staffCalls', {}, { enabled, refetchInterval: EVERY });
  return data?.calls ?? [];
}
