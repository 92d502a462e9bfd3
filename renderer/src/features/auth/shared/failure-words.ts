import type { GatewayFailure } from '#contract/gateway.ts';
import type { PhoneStep } from '#renderer/features/auth/shared/use-phone-verification.ts';
import type { PhoneFailure } from '#renderer/platform/phone-identity/phone-identity.ts';

/** Which words of the catalogue tell a failed sign-in: the gateway said no, or nothing useful was heard. */
export function signInFailureKey(failure: GatewayFailure): 'login.refused' | 'errors.exception' {
  return failure.kind === 'refused' || failure.kind === 'signed-out'
    ? 'login.refused'
    : 'errors.exception';
}

/** What to do about a code that was not sent or not taken. It follows the catalogue's one sentence for all of them. */
export function phoneAdviceKey({ kind }: PhoneFailure, step: PhoneStep) {
  if (kind === 'unreachable') return 'phone.noConnection';
  if (step === 'sending') return 'phone.notSent';
  if (kind === 'wrong-code') return 'phone.wrongCode';
  return kind === 'expired' ? 'phone.oldCode' : 'phone.notChecked';
}
