import type { ReplyOf, updateUser } from '#contract/gateway.ts';
import type { Refusal } from '#gateway/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/http/answers.ts';
import type { Clock } from '#gateway/clock.ts';
import type { PhoneProofVerifier } from '#gateway/identity/phone-proof.ts';
import { provePhone } from '#gateway/identity/phone-proof.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import { refuseTaken } from '#gateway/accounts/taken.ts';
import type { Store } from '#gateway/store/store.ts';
import { canonicalUserId } from '#gateway/accounts/tokens.ts';

const PROOF_MAX_AGE_SECONDS = 10 * 60;

export type UpdateUserNeeds = {
  readonly store: Store;
  readonly verifyPhone: PhoneProofVerifier;
  readonly now: Clock;
};

export function updateUserHandler(needs: UpdateUserNeeds): CallHandler<typeof updateUser> {
  const refuseNewNumber = async (
    mobileNumber: string,
    proof: string | null,
  ): Promise<Refusal | null> => {
    const proven = await provePhone(
      needs.verifyPhone,
      proof,
      { mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS },
      needs.now(),
    );
    if (proven.ok) return null;
    if (proven.failure === 'unavailable') return refusals.unavailable();
    return refuse(403, 'To change your mobile number, enter the phone code sent to the new one.', {
      fields: ['mobileNumber'],
    });
  };

  return async ({ body, account, phoneProof }) => {
    if (account === null) return refusals.signInAgain();
    if (canonicalUserId(body.userId) !== account.userId) {
      return refuse(403, 'You can only change your own profile.', { fields: ['userId'] });
    }
    if (body.category !== account.category) {
      return refuse(403, 'The category cannot be changed here.', { fields: ['category'] });
    }
    const { firstName, lastName, email } = body;
    const mobileNumber = body.mobileNumber ?? account.mobileNumber;
    if (mobileNumber !== account.mobileNumber) {
      const refused = await refuseNewNumber(mobileNumber, phoneProof);
      if (refused !== null) return refused;
    }
    const changes = { firstName, lastName, email, mobileNumber };
    const taken = await needs.store.changeAccount(account.userId, changes, needs.now());
    if (taken.length > 0) return refuseTaken(taken, 'email');
    return reply({ message: 'Success' } satisfies ReplyOf<typeof updateUser>);
  };
}
