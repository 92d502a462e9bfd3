import type { JWTVerifyGetKey } from 'jose';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { fail, succeed } from '#contract/result.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import { issuerOf, phoneClaims } from '#gateway/foundation/identity/firebase-claims.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';

/** Google's public keys for Firebase ID tokens, as a JSON Web Key Set. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);
const CLOCK_DIFFERENCE_SECONDS = 10;
/** Milliseconds. */
const KEYS_TIMEOUT = 5_000;

export function publishedKeys(address: URL = GOOGLE_KEYS): JWTVerifyGetKey {
  return createRemoteJWKSet(address, { timeoutDuration: KEYS_TIMEOUT });
}

/** Codes of jose that mean the keys could not be fetched, rather than that the token is bad. */
const KEYS_FAILURES = new Set([
  errors.JWKSTimeout.code,
  errors.JOSEError.code,
  errors.JWKSInvalid.code,
]);

/** Verifies real Firebase ID tokens: signed with RS256 by a published key, for this project, after a phone sign-in. */
export function signedTokenVerifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  now: Clock,
): PhoneProofVerifier {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: issuerOf(projectId),
        audience: projectId,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        clockTolerance: CLOCK_DIFFERENCE_SECONDS,
        currentDate: new Date(now()),
      });
      const claims = phoneClaims.safeParse(payload);
      if (!claims.success || claims.data.sub !== claims.data.user_id) return fail('not-proven');
      return succeed({
        phoneNumber: claims.data.phone_number,
        signedInAt: claims.data.auth_time * 1000,
      });
    } catch (error) {
      const keysFailed = !(error instanceof errors.JOSEError) || KEYS_FAILURES.has(error.code);
      return fail(keysFailed ? 'unavailable' : 'not-proven');
    }
  };
}
