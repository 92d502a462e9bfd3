import type { GatewayFailure } from '#contract/gateway.ts';
import type { PhoneStep } from '#renderer/features/auth/shared/use-phone-verification.ts';
import type { PhoneFailure } from '#renderer/platform/phone-identity/phone-identity.ts';

/** The catalogue's message for a failed sign-in: the gateway refused it, or there was no usable answer. */
export function signInFailureKey(failure: GatewayFailure): 'login.refused' | 'errors.exception' {
  return failure.kind === 'refused' || failure.kind === 'signed-out'
    ? 'login.refused'
    : 'errors.exception';
}

/** Why a code could not be sent or confirmed. */
export function phoneReasonKey({ kind }: PhoneFailure, step: PhoneStep) {
  if (kind === 'unreachable') return 'errors.noConnection';
  if (step === 'sending') return 'phone.notSent';
  if (kind === 'wrong-code') return 'phone.wrongCode';
  return kind === 'expired' ? 'phone.oldCode' : 'phone.notChecked';
}
