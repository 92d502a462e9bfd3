import type { findMobileNumber } from '#contract/added-calls.ts';
import type { login, ReplyOf } from '#contract/gateway.ts';
import { toE164 } from '#domain/mobile-number.ts';
import type { FailedTries } from '#gateway/people/accounts/failed-tries.ts';
import type { Passwords } from '#gateway/people/accounts/passwords.ts';
import type { Sessions } from '#gateway/foundation/http/sessions.ts';
import { canonicalUserId } from '#domain/identifiers.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { oneAtATime } from '#gateway/foundation/http/one-at-a-time.ts';
import { PROOF_MAX_AGE_SECONDS } from '#gateway/foundation/identity/fresh-proof.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import { provenPhone } from '#gateway/foundation/identity/phone-proof.ts';
import type { Account, SessionProof, Store } from '#gateway/foundation/store/store.ts';

/** Concurrent sign-ins; further ones are asked to retry. */
const MAX_CONCURRENT = 1000;

export type LoginDeps = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly failedTries: FailedTries;
  /** Wrong passwords for each typed ID, without a proof of the account's own phone. */
  readonly perAccount: Limit;
  /** Wrong passwords for each account, with such a proof. */
  readonly perProvenAccount: Limit;
  readonly now: Clock;
};

/** What the limit of wrong passwords counts by: the user ID or email as typed, whether it exists or not. */
export const typedName = (typedId: string): string =>
  canonicalUserId(typedId) ?? typedId.toLowerCase();

const beingErased = () =>
  refuse(
    'being-erased',
    'Everything about you is being erased, as you have asked. You can register again afterwards.',
  );

/** Signing in, and finding the number that a code for it goes to: the same password counts for both. */
export function loginHandlers(deps: LoginDeps): {
  readonly login: CallHandler<typeof login>;
  readonly findMobileNumber: CallHandler<typeof findMobileNumber>;
} {
  const { store, sessions, failedTries, perAccount, perProvenAccount } = deps;
  /** Guesses at one account run one after the other, so that simultaneous ones cannot exceed the limit. */
  const inTurn = oneAtATime();
  let underWay = 0;

  const signIn = async (account: Account, how: SessionProof): Promise<Answer> => {
    const token = await sessions.start(account, how);
    const { userId } = account;
    if (token === null) {
      // Or the number or the password was changed at this very moment: the next try finds the new one.
      return (await store.isBeingErased(userId)) ? beingErased() : refusals.unavailable();
    }
    return reply({ responseData: { userId, token } } satisfies ReplyOf<typeof login>);
  };

  const proofOf = (proof: string | null) =>
    provenPhone(deps.verifyPhone, proof, PROOF_MAX_AGE_SECONDS, deps.now());

  /** No limit per number here: a proof cannot be guessed, and a limit would let others lock the owner out. */
  const byPhone = async (
    mobileNumber: string,
    proof: string | null,
    clientAddress: string,
  ): Promise<Answer> => {
    const proven = await proofOf(proof);
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok || proven.value.phoneNumber !== toE164(mobileNumber)) {
      return failedTries.countSlowly(clientAddress, refusals.unprovenNumber());
    }
    const account = await store.accountByMobileNumber(mobileNumber);
    if (account !== null) {
      const phoneProvedAt = proven.value.signedInAt;
      return signIn(account, { phoneProvedAt, byPassword: false });
    }
    return refuse('number-not-registered', 'This mobile number is not registered.', {
      fields: ['mobileNumber'],
    });
  };

  const accountFor = async (typedId: string) => {
    if (typedId.includes('@')) return store.accountByEmail(typedId.toLowerCase());
    const userId = canonicalUserId(typedId);
    return userId === null ? null : store.accountByUserId(userId);
  };

  const wrongPassword = () =>
    refuse('credentials-wrong', 'The user ID or the password is not right.');

  /**
   * A password with a fresh proof of the account's own number. Strangers have no such proof, so neither what they tried
   * nor their address stands in its way; guesses with it have a limit of their own.
   */
  const withOwnPhone = async (
    account: Account,
    password: string,
    phoneProvedAt: number,
  ): Promise<Answer> => {
    const before = await perProvenAccount.state(account.userId);
    if (before.isOver) return refusals.tooMany(before.retryAfterSeconds);
    const matches = await deps.passwords.verify(account.passwordHash, password, account.userId);
    if (!matches.ok) return refusals.busy();
    if (matches.value) return signIn(account, { phoneProvedAt, byPassword: true });
    const { isOver, retryAfterSeconds } = await perProvenAccount.spend(account.userId);
    return isOver ? refusals.tooMany(retryAfterSeconds) : wrongPassword();
  };

  /** A password without such a proof. Counts the typed ID whether it exists or not, so that the limit does not reveal which. */
  const withPasswordAlone = async (
    account: Account | null,
    { typed, password }: { readonly typed: string; readonly password: string },
    clientAddress: string,
    whenRight: (account: Account) => Promise<Answer>,
  ): Promise<Answer> => {
    const before = await perAccount.state(typed);
    if (before.isOver) return refusals.tooMany(before.retryAfterSeconds);
    const matches = await deps.passwords.verify(account?.passwordHash ?? null, password, typed);
    if (!matches.ok) return refusals.busy();
    if (account !== null && matches.value) return whenRight(account);
    // Another gateway may have counted the last attempt meanwhile.
    const { isOver, retryAfterSeconds } = await perAccount.spend(typed);
    if (isOver) return refusals.tooMany(retryAfterSeconds);
    return failedTries.count(clientAddress, wrongPassword());
  };

  const guess = async (
    account: Account | null,
    { typedId, password }: { readonly typedId: string; readonly password: string },
    clientAddress: string,
    whenRight: (account: Account) => Promise<Answer>,
  ): Promise<Answer> => {
    const typed = typedName(typedId);
    const crowded = await failedTries.slowGuess(clientAddress, typed);
    if (crowded !== null) return crowded;
    return inTurn(typed, () =>
      withPasswordAlone(account, { typed, password }, clientAddress, whenRight),
    );
  };

  /** Whoever works for the service or a lender proves the phone with the password. */
  const byPassword = async (
    typedId: string,
    password: string,
    proof: string | null,
    clientAddress: string,
  ): Promise<Answer> => {
    const proven = proof === null ? null : await proofOf(proof);
    const account = await accountFor(typedId);
    const isOwn =
      account !== null &&
      proven?.ok === true &&
      proven.value.phoneNumber === toE164(account.mobileNumber);
    if (isOwn) {
      const { signedInAt } = proven.value;
      return inTurn(`proven ${account.userId}`, () => withOwnPhone(account, password, signedInAt));
    }
    return guess(account, { typedId, password }, clientAddress, async (found) => {
      if (proven === null) return signIn(found, { phoneProvedAt: null, byPassword: true });
      if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
      return failedTries.count(clientAddress, refusals.unprovenNumber());
    });
  };

  const unlessCrowded = async (work: () => Promise<Answer>): Promise<Answer> => {
    if (underWay >= MAX_CONCURRENT) return refusals.busy();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };

  return {
    login: ({ body, phoneProof, clientAddress }) =>
      unlessCrowded(() =>
        body.mobileNumber === null
          ? byPassword(body.userId ?? '', body.password ?? '', phoneProof, clientAddress)
          : byPhone(body.mobileNumber, phoneProof, clientAddress),
      ),
    findMobileNumber: ({ body: { userId: typedId, password }, clientAddress }) =>
      unlessCrowded(async () =>
        guess(
          await accountFor(typedId),
          { typedId, password },
          clientAddress,
          async ({ mobileNumber }) =>
            reply({ responseData: { mobileNumber } } satisfies ReplyOf<typeof findMobileNumber>),
        ),
      ),
  };
}
