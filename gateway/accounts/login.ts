import type { login, ReplyOf } from '#contract/gateway.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/http/answers.ts';
import type { Clock } from '#gateway/clock.ts';
import type { PhoneProofVerifier } from '#gateway/identity/phone-proof.ts';
import { provePhone } from '#gateway/identity/phone-proof.ts';
import type { Passwords } from '#gateway/accounts/passwords.ts';
import type { RateLimit } from '#gateway/http/rate-limit.ts';
import { addressKey } from '#gateway/http/rate-limit.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import type { Sessions } from '#gateway/accounts/sessions.ts';
import type { Store } from '#gateway/store/store.ts';
import { canonicalUserId } from '#gateway/accounts/tokens.ts';

const PROOF_MAX_AGE_SECONDS = 10 * 60;

export type LoginNeeds = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly limits: { readonly perAddress: RateLimit; readonly perAccount: RateLimit };
  readonly now: Clock;
};

export function loginHandler(needs: LoginNeeds): CallHandler<typeof login> {
  const { store, sessions, limits } = needs;

  const signIn = async (userId: string): Promise<Answer> =>
    reply({
      responseData: { userId, token: await sessions.start(userId) },
    } satisfies ReplyOf<typeof login>);

  /** There is no limit for each number here: a proof cannot be guessed, but a limit would let others lock its owner out. */
  const byPhone = async (mobileNumber: string, proof: string | null): Promise<Answer> => {
    const proven = await provePhone(
      needs.verifyPhone,
      proof,
      { mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS },
      needs.now(),
    );
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok) {
      return refuse(401, 'Please verify your mobile number with the code sent to it.', {
        fields: ['mobileNumber'],
      });
    }
    const account = await store.accountByMobileNumber(mobileNumber);
    if (account !== null) return signIn(account.userId);
    return refuse(401, 'This mobile number is not registered.', { fields: ['mobileNumber'] });
  };

  const byPassword = async (typedId: string, password: string): Promise<Answer> => {
    const account = typedId.includes('@')
      ? await store.accountByEmail(typedId.toLowerCase())
      : await store.accountByUserId(canonicalUserId(typedId));
    // An unknown ID is counted like a known one, so that the limit does not tell them apart either.
    const attempt = limits.perAccount.take(account?.userId ?? `unknown ${typedId.toLowerCase()}`);
    if (!attempt.allowed) return refusals.tooMany(attempt.retryAfterSeconds);
    const matches = await needs.passwords.verify(account?.passwordHash ?? null, password);
    if (!matches.ok) {
      attempt.giveBack();
      return refusals.busy();
    }
    if (account === null || !matches.value) {
      return refuse(401, 'The user ID or the password is not right.');
    }
    attempt.giveBack();
    return signIn(account.userId);
  };

  return async ({ body, phoneProof, clientAddress }) => {
    const attempt = limits.perAddress.take(addressKey(clientAddress));
    if (!attempt.allowed) return refusals.tooMany(attempt.retryAfterSeconds);
    const answer =
      body.mobileNumber === null
        ? await byPassword(body.userId ?? '', body.password ?? '')
        : await byPhone(body.mobileNumber, phoneProof);
    if (answer.status === 200 || answer.status === 503) attempt.giveBack();
    return answer;
  };
}
