import type { GatewayFailure } from '#contract/gateway.ts';

/**
 * Whether what was asked may have been done all the same: there was no answer, it cannot be read, or something broke on the
 * gateway's side.
 */
export const mayBeDone = (failure: GatewayFailure): boolean =>
  failure.kind === 'unreachable' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'refused' && failure.status >= 500);

/**
 * Whether the gateway has decided about what was asked, so that asking the same once more is a new request, under a new ID.
 * Where it has not, the next try keeps the ID, and is done once: what came of an earlier try is unknown, or the gateway
 * turned this one away without a look at it, because it came too often or without a session.
 */
export const isDecided = (failure: GatewayFailure): boolean =>
  !mayBeDone(failure) &&
  failure.kind !== 'signed-out' &&
  !(failure.kind === 'refused' && failure.status === 429);
