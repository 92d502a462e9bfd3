import type { login, ReplyOf } from '#contract/gateway.ts';
import type { FailedTries } from '#gateway/accounts/failed-tries.ts';
import type { Passwords } from '#gateway/accounts/passwords.ts';
import type { Sessions } from '#gateway/accounts/sessions.ts';
import { canonicalUserId } from '#gateway/accounts/tokens.ts';
import type { Clock } from '#gateway/clock.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/http/answers.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import type { Limit } from '#gateway/http/limits.ts';
import { oneAtATime } from '#gateway/http/one-at-a-time.ts';
import { PROOF_MAX_AGE_SECONDS } from '#gateway/identity/fresh-proof.ts';
import type { PhoneProofVerifier } from '#gateway/identity/phone-proof.ts';
import { provePhone } from '#gateway/identity/phone-proof.ts';
import type { Account, SessionProof, Store } from '#gateway/store/store.ts';

/** Concurrent sign-ins; further ones are asked to retry. */
const MAX_CONCURRENT = 1000;

export type LoginNeeds = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly failedTries: FailedTries;
  readonly perAccount: Limit;
  readonly now: Clock;
};

export function loginHandler(needs: LoginNeeds): CallHandler<typeof login> {
  const { store, sessions, failedTries, perAccount } = needs;
  /** Guesses at one account run one after the other, so that simultaneous ones cannot exceed the limit. */
  const inTurn = oneAtATime();
  let underWay = 0;

  const signIn = async (account: Account, how: SessionProof): Promise<Answer> => {
    const token = await sessions.start(account, how);
    // The number or the password was changed at this very moment: the next try finds the new one.
    if (token === null) return refusals.unavailable();
    const { userId } = account;
    return reply({ responseData: { userId, token } } satisfies ReplyOf<typeof login>);
  };

  const prove = (mobileNumber: string, proof: string | null) =>
    provePhone(
      needs.verifyPhone,
      proof,
      { mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS },
      needs.now(),
    );

  /** A password that was right; whoever works for the service or a lender proves the phone with it. */
  const withPassword = async (
    account: Account,
    proof: string | null,
    clientAddress: string,
  ): Promise<Answer> => {
    if (proof === null) return signIn(account, { phoneProvedAt: null, byPassword: true });
    const proven = await prove(account.mobileNumber, proof);
    if (proven.ok) {
      return signIn(account, { phoneProvedAt: proven.value.signedInAt, byPassword: true });
    }
    if (proven.failure === 'unavailable') return refusals.unavailable();
    return failedTries.count(clientAddress, refusals.unprovenNumber());
  };

  /** No limit per number here: a proof cannot be guessed, and a limit would let others lock the owner out. */
  const byPhone = async (
    mobileNumber: string,
    proof: string | null,
    clientAddress: string,
  ): Promise<Answer> => {
    const proven = await prove(mobileNumber, proof);
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok) return failedTries.countSlowly(clientAddress, refusals.unprovenNumber());
    const account = await store.accountByMobileNumber(mobileNumber);
    if (account !== null) {
      const phoneProvedAt = proven.value.signedInAt;
      return signIn(account, { phoneProvedAt, byPassword: false });
    }
    return refuse(401, 'This mobile number is not registered.', { fields: ['mobileNumber'] });
  };

  const accountFor = async (typedId: string) => {
    if (typedId.includes('@')) return store.accountByEmail(typedId.toLowerCase());
    const userId = canonicalUserId(typedId);
    return userId === null ? null : store.accountByUserId(userId);
  };

  /** Counts the typed ID whether it exists or not, so that the limit does not reveal which. */
  const byPassword = async (
    typedId: string,
    password: string,
    proof: string | null,
    clientAddress: string,
  ): Promise<Answer> => {
    const crowded = await failedTries.slowGuess(clientAddress);
    if (crowded !== null) return crowded;
    const typed = canonicalUserId(typedId) ?? typedId.toLowerCase();
    return inTurn(typed, async () => {
      const before = await perAccount.state(typed);
      if (before.isOver) return refusals.tooMany(before.retryAfterSeconds);
      const account = await accountFor(typedId);
      const matches = await needs.passwords.verify(account?.passwordHash ?? null, password);
      if (!matches.ok) return refusals.busy();
      if (account !== null && matches.value) return withPassword(account, proof, clientAddress);
      // Another gateway may have counted the last attempt meanwhile.
      const { isOver, retryAfterSeconds } = await perAccount.spend(typed);
      if (isOver) return refusals.tooMany(retryAfterSeconds);
      const failure = refuse(401, 'The user ID or the password is not right.');
      return failedTries.count(clientAddress, failure);
    });
  };

  return async ({ body, phoneProof, clientAddress }) => {
    if (underWay >= MAX_CONCURRENT) return refusals.busy();
    underWay += 1;
    try {
      return body.mobileNumber === null
        ? await byPassword(body.userId ?? '', body.password ?? '', phoneProof, clientAddress)
        : await byPhone(body.mobileNumber, phoneProof, clientAddress);
    } finally {
      underWay -= 1;
    }
  };
}
