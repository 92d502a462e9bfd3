import * as z from 'zod/mini';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { fail, succeed } from '#contract/result.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { PhoneClaims } from '#gateway/foundation/identity/firebase-claims.ts';
import { issuerOf, phoneClaims } from '#gateway/foundation/identity/firebase-claims.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';

/** Milliseconds. */
const LOOKUP_TIMEOUT = 5_000;

const milliseconds = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** What the emulator knows of the account that a token names. */
const lookupAnswer = z.object({
  users: z.tuple([
    z.object({
      localId: z.string(),
      phoneNumber: z.string(),
      lastLoginAt: milliseconds,
      disabled: z.optional(z.literal(false)),
      providerUserInfo: z.array(z.object({ providerId: z.string() })),
    }),
  ]),
});
type EmulatorAccount = z.infer<typeof lookupAnswer>['users'][0];

function claimsOf(token: string): PhoneClaims | null {
  try {
    const parsed = phoneClaims.safeParse(decodeJwt(token));
    // `alg: none` and an empty signature are what the emulator issues, so anything else is not from there.
    const issuedHere = decodeProtectedHeader(token).alg === 'none' && token.endsWith('.');
    return parsed.success && issuedHere ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * The emulator signs nothing and looks a token up by the account ID in it alone. So every claim must also repeat what
 * the emulator knows: the random account ID, its number, and the second of its latest sign-in.
 */
function repeatsWhatIsKnown(claims: PhoneClaims, account: EmulatorAccount): boolean {
  return (
    claims.sub === account.localId &&
    claims.user_id === account.localId &&
    claims.phone_number === account.phoneNumber &&
    claims.auth_time === Math.floor(account.lastLoginAt / 1000) &&
    account.providerUserInfo.some(({ providerId }) => providerId === 'phone')
  );
}

/**
 * For development and tests: asks the Firebase Auth emulator, and takes number and time of sign-in from its answer.
 * Never for real customers: without signatures, who knows an account's ID and sign-in time can write its token.
 */
export function emulatorTokenVerifier(
  projectId: string,
  emulatorHost: string,
  now: Clock,
): PhoneProofVerifier {
  const lookup = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${projectId}`;

  const isForThisProject = (claims: PhoneClaims) =>
    claims.iss === issuerOf(projectId) && claims.aud === projectId && claims.exp * 1000 > now();

  return async (token) => {
    const claims = claimsOf(token);
    if (claims === null || !isForThisProject(claims)) return fail('not-proven');
    try {
      const response = await fetch(lookup, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
        signal: AbortSignal.timeout(LOOKUP_TIMEOUT),
      });
      if (response.status >= 500) return fail('unavailable');
      const answer = lookupAnswer.safeParse(await response.json());
      if (!response.ok || !answer.success) return fail('not-proven');
      const [account] = answer.data.users;
      if (!repeatsWhatIsKnown(claims, account)) return fail('not-proven');
      return succeed({ phoneNumber: account.phoneNumber, signedInAt: account.lastLoginAt });
    } catch {
      return fail('unavailable');
    }
  };
}
