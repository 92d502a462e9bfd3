import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import { provePhone } from '#gateway/foundation/identity/phone-proof.ts';

/** How old a phone proof may be, except at registration. */
export const PROOF_MAX_AGE_SECONDS = 10 * 60;

export type ProofDeps = { readonly verifyPhone: PhoneProofVerifier; readonly now: Clock };

/**
 * When a code sent to this number was entered, within the last ten minutes: by the proof that came with the call, or,
 * where that is enough, by the time at which signing in proved it. In milliseconds since 1970.
 */
export async function freshProof(
  { verifyPhone, now }: ProofDeps,
  mobileNumber: string,
  phoneProof: string | null,
  signedInProof: number | null = null,
): Promise<Result<number, Refusal>> {
  const at = now();
  if (phoneProof === null && signedInProof !== null) {
    const age = at - signedInProof;
    if (age <= PROOF_MAX_AGE_SECONDS * 1000) return succeed(signedInProof);
  }
  const wanted = { mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS };
  const proven = await provePhone(verifyPhone, phoneProof, wanted, at);
  if (proven.ok) return succeed(proven.value.signedInAt);
  if (proven.failure === 'unavailable') return fail(refusals.unavailable());
  return fail(
    // Not 401, which says that the session has ended.
    refuse('fresh-code-needed', 'Please enter the code that is sent to your phone.', {
      fields: ['phoneProof'],
    }),
  );
}
