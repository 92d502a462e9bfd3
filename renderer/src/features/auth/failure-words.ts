import type { GatewayFailure } from '#contract/gateway.ts';

/** Which words of the catalogue tell a failed sign-in: the gateway said no, or nothing useful was heard. */
export function signInFailureKey(failure: GatewayFailure): 'login.refused' | 'errors.exception' {
  return failure.kind === 'refused' || failure.kind === 'signed-out'
    ? 'login.refused'
    : 'errors.exception';
}
