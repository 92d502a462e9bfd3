import { toE164 } from '#domain/mobile-number.ts';
import type { Result } from '#contract/result.ts';
import { fail } from '#contract/result.ts';

/** What the identity service confirms: who entered a code sent to this number, and when. */
export type PhoneSignIn = {
  /** E.164, such as `+919876543210`. */
  readonly phoneNumber: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
};

/** `unavailable`: the identity service did not answer, so the token's validity is unknown. */
export type ProofFailure = 'not-proven' | 'unavailable';

export type PhoneProofVerifier = (token: string) => Promise<Result<PhoneSignIn, ProofFailure>>;

/** Google's tokens have about a thousand characters. */
export const MAX_TOKEN_LENGTH = 8192;

/** Tolerated difference between the service's clock and ours, in milliseconds. */
const CLOCK_DIFFERENCE = 10_000;

export type WantedProof = {
  /** Ten digits. */
  readonly mobileNumber: string;
  readonly maxAgeSeconds: number;
};

/** Who entered a code recently enough, whichever the number, if the token proves it. */
export async function provenPhone(
  verify: PhoneProofVerifier,
  token: string | null,
  maxAgeSeconds: number,
  now: number,
): Promise<Result<PhoneSignIn, ProofFailure>> {
  if (token === null || token.length > MAX_TOKEN_LENGTH) return fail('not-proven');
  const answer = await verify(token);
  if (!answer.ok) return answer;
  const age = now - answer.value.signedInAt;
  const fresh = age >= -CLOCK_DIFFERENCE && age <= maxAgeSeconds * 1000;
  return fresh ? answer : fail('not-proven');
}

/** Who entered a code sent to this number recently enough, if the token proves it. */
export async function provePhone(
  verify: PhoneProofVerifier,
  token: string | null,
  { mobileNumber, maxAgeSeconds }: WantedProof,
  now: number,
): Promise<Result<PhoneSignIn, ProofFailure>> {
  const proven = await provenPhone(verify, token, maxAgeSeconds, now);
  const isOther = proven.ok && proven.value.phoneNumber !== toE164(mobileNumber);
  return isOther ? fail('not-proven') : proven;
}
