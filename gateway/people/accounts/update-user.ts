import type { UserId } from '#domain/ids.ts';
import type { ReplyOf, updateUser } from '#contract/gateway.ts';
import { refuseTaken } from '#gateway/people/accounts/taken.ts';
import { canonicalUserId } from '#domain/identifiers.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { Slowing } from '#gateway/foundation/http/slowing.ts';
import { delayFor } from '#gateway/foundation/http/slowing.ts';
import { PROOF_MAX_AGE_SECONDS } from '#gateway/foundation/identity/fresh-proof.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import { provePhone } from '#gateway/foundation/identity/phone-proof.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

/** Email changes without a delay: each reveals whether somebody else has that address. */
const FREE_EMAIL_CHANGES = 3;

export type UpdateUserDeps = {
  readonly store: Store;
  readonly verifyPhone: PhoneProofVerifier;
  readonly emailChanges: Limit;
  readonly slowing: Slowing;
  readonly now: Clock;
};

export function updateUserHandler(deps: UpdateUserDeps): CallHandler<typeof updateUser> {
  const refuseNewNumber = async (
    mobileNumber: string,
    proof: string | null,
  ): Promise<Refusal | null> => {
    const proven = await provePhone(
      deps.verifyPhone,
      proof,
      { mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS },
      deps.now(),
    );
    if (proven.ok) return null;
    if (proven.failure === 'unavailable') return refusals.unavailable();
    return refuse(
      'new-number-not-proved',
      'To change your mobile number, enter the phone code sent to the new one.',
      {
        fields: ['mobileNumber'],
      },
    );
  };

  const refuseNewEmail = async (userId: UserId): Promise<Refusal | null> => {
    const { spent, isOver, retryAfterSeconds } = await deps.emailChanges.spend(userId);
    if (isOver) return refusals.tooMany(retryAfterSeconds);
    const outcome = await deps.slowing.slow(userId, delayFor(spent, FREE_EMAIL_CHANGES));
    return outcome === 'crowded' ? refusals.crowded() : null;
  };

  return async ({ body, account, sessionKey, phoneProof }) => {
    if (account === null || sessionKey === null) return refusals.signInAgain();
    if (canonicalUserId(body.userId) !== account.userId) {
      return refuse('profile-of-another', 'You can only change your own profile.', {
        fields: ['userId'],
      });
    }
    if (body.category !== account.category) {
      return refuse('category-fixed', 'The category cannot be changed here.', {
        fields: ['category'],
      });
    }
    const { firstName, lastName } = body;
    const email = body.email === '' ? null : body.email;
    if (email === null && account.email !== null) {
      return refuse('email-needed', 'An email cannot be taken away, only changed.', {
        fields: ['email'],
      });
    }
    const mobileNumber = body.mobileNumber ?? account.mobileNumber;
    if (mobileNumber !== account.mobileNumber) {
      const refused = await refuseNewNumber(mobileNumber, phoneProof);
      if (refused !== null) return refused;
    }
    if (email !== account.email) {
      const refused = await refuseNewEmail(account.userId);
      if (refused !== null) return refused;
    }
    const changes = { firstName, lastName, email, mobileNumber };
    const taken = await deps.store.changeAccount(account.userId, changes, sessionKey);
    if (taken.length > 0) return refuseTaken(taken, 'email');
    return reply({ message: 'Success' } satisfies ReplyOf<typeof updateUser>);
  };
}
