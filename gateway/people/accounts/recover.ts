import type { UserId } from '#domain/ids.ts';
import { createHash, createHmac } from 'node:crypto';
import type { findUserId, resetPassword } from '#contract/added-calls.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import type { FailedTries } from '#gateway/people/accounts/failed-tries.ts';
import { typedName } from '#gateway/people/accounts/login.ts';
import type { Passwords } from '#gateway/people/accounts/passwords.ts';
import { canonicalUserId } from '#domain/identifiers.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { PROOF_MAX_AGE_SECONDS } from '#gateway/foundation/identity/fresh-proof.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import { endNewPassword, maySetNewPassword } from '#gateway/people/memberships/new-passwords.ts';
import { signsInWithBoth } from '#gateway/people/memberships/staff.ts';
import { provePhone, provenPhone } from '#gateway/foundation/identity/phone-proof.ts';
import type { Account, RepeatMark, Store } from '#gateway/foundation/store/store.ts';

export type RecoverDeps = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly failedTries: FailedTries;
  /** New passwords for each number, counted for whoever has proved it. */
  readonly perNumber: Limit;
  /** Wrong passwords for each typed ID: a new password lifts it. */
  readonly wrongPasswords: Limit;
  readonly now: Clock;
};

export function findUserIdHandler(deps: RecoverDeps): CallHandler<typeof findUserId> {
  const { store, verifyPhone, failedTries, now } = deps;
  return async ({ body: { mobileNumber }, phoneProof, clientAddress }) => {
    const wanted = { mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS };
    const proven = await provePhone(verifyPhone, phoneProof, wanted, now());
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok) return failedTries.countSlowly(clientAddress, refusals.unprovenNumber());
    const account = await store.accountByMobileNumber(mobileNumber);
    if (account !== null) {
      const { userId } = account;
      return reply({ responseData: { userId } } satisfies ReplyOf<typeof findUserId>);
    }
    return refuse('number-not-registered', 'This mobile number is not registered.', {
      status: 404,
      fields: ['mobileNumber'],
    });
  };
}

export function resetPasswordHandler(deps: RecoverDeps): CallHandler<typeof resetPassword> {
  const { store, passwords, perNumber, failedTries } = deps;

  const notTogether = () =>
    refuse(
      'user-id-of-another',
      'This user ID does not belong to the number that you have verified.',
      {
        fields: ['userId'],
      },
    );
  const done = () =>
    reply({ message: 'Your password is changed.' } satisfies ReplyOf<typeof resetPassword>);
  const needsBoth = () =>
    refuse(
      'password-set-with-help',
      'Whoever works for the service or a lender signs in with password and phone code together, so the code alone sets no password until two operators have allowed it.',
    );
  const usedBefore = () =>
    refuse('code-spent', 'This code has set a password before. Please ask for a new one.', {
      fields: ['phoneProof'],
    });

  const setPassword = async (
    { userId, mobileNumber, email }: Account,
    password: string,
    mark: RepeatMark,
  ): Promise<Answer> => {
    const before = await store.repeatState(mark);
    if (before !== 'new') return before === 'same' ? done() : usedBefore();
    const { isOver, retryAfterSeconds } = await perNumber.spend(mobileNumber);
    if (isOver) return refusals.tooMany(retryAfterSeconds);
    const hash = await passwords.hash(password);
    if (!hash.ok) return refusals.busy();
    const account = { userId, mobileNumber, passwordHash: hash.value };
    const state = await store.changePassword(account, mark);
    if (state === null) return notTogether();
    if (state === 'other') return usedBefore();
    for (const name of email === null ? [userId] : [userId, email]) {
      await deps.wrongPasswords.clear(typedName(name));
    }
    return done();
  };

  /** Looks up the proven number, so that somebody else's user ID and an unknown one are the same. */
  return async ({ body, phoneProof, clientAddress }) => {
    const { verifyPhone, now } = deps;
    const proven = await provenPhone(verifyPhone, phoneProof, PROOF_MAX_AGE_SECONDS, now());
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok || phoneProof === null) {
      return failedTries.countSlowly(clientAddress, refusals.unprovenNumber());
    }
    const { phoneNumber, signedInAt } = proven.value;
    const account = await store.accountByMobileNumber(parseMobileNumber(phoneNumber) ?? '');
    if (account === null || account.userId !== canonicalUserId(body.userId)) {
      return failedTries.countSlowly(clientAddress, notTogether());
    }
    const mark = markOf(account.userId, signedInAt, phoneProof, body.password);
    if (!(await signsInWithBoth(store.records, account.userId))) {
      return setPassword(account, body.password, mark);
    }
    // A repeat of the request that has just used it up is answered as before.
    const isAllowed = await maySetNewPassword(store.records, account.userId);
    if (!isAllowed && (await store.repeatState(mark)) === 'new') return needsBoth();
    const answer = await setPassword(account, body.password, mark);
    if (answer.status === 200) await endNewPassword(store.records, account.userId);
    return answer;
  };
}

/**
 * One mark for each code that was entered, whatever token proves it. The password's digest is made with the token, which
 * is not kept, so that nobody who reads the database can try passwords against it.
 */
function markOf(
  userId: UserId,
  signedInAt: number,
  phoneProof: string,
  password: string,
): RepeatMark {
  return {
    key: createHash('sha256').update(`reset\n${userId}\n${signedInAt}`).digest('base64url'),
    body: createHmac('sha256', phoneProof).update(password).digest('base64url'),
  };
}
