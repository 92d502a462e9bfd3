import type { GatewayFailure } from '#contract/gateway.ts';
import { isDecided, mayBeDone } from '#contract/is-decided.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Saving } from '#renderer/features/applications/wizard/draft/draft.ts';

const OTHERWISE = [
  'application-changed',
  'application-closed',
  'section-not-asked',
  'match-changed',
  'notice-changed',
] as const;

/** Whether the gateway has the application otherwise than it was seen here. */
export const isStale = (failure: GatewayFailure) => refusedAs(failure, OTHERWISE, { status: 409 });

/** How far saving has come after a refusal, or no answer. */
export function savingAfter(failure: GatewayFailure): Saving {
  if (failure.kind === 'signed-out') return { kind: 'signed-out' };
  if (mayBeDone(failure)) return { kind: 'unreachable' };
  return { kind: isDecided(failure) ? 'failed' : 'too-often', failure };
}

/** Why something is not saved. */
export function failureOf(saving: Saving): GatewayFailure {
  if (saving.kind === 'failed' || saving.kind === 'too-often') return saving.failure;
  return saving.kind === 'signed-out' ? { kind: 'signed-out' } : { kind: 'unreachable' };
}
