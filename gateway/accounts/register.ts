import { INVITED_CATEGORIES } from '#contract/categories.ts';
import type { BodyOf, register, ReplyOf } from '#contract/gateway.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/http/answers.ts';
import type { Clock } from '#gateway/clock.ts';
import type { PhoneProofVerifier } from '#gateway/identity/phone-proof.ts';
import { provePhone } from '#gateway/identity/phone-proof.ts';
import type { Passwords } from '#gateway/accounts/passwords.ts';
import type { RateLimit } from '#gateway/http/rate-limit.ts';
import { addressKey } from '#gateway/http/rate-limit.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import { refuseTaken } from '#gateway/accounts/taken.ts';
import type { Store, TakenFields } from '#gateway/store/store.ts';
import { newUserId } from '#gateway/accounts/tokens.ts';

/** Longer than at login: two more steps of the form follow the phone code. */
const PROOF_MAX_AGE_SECONDS = 30 * 60;
const MOST_USER_ID_DRAWS = 20;

export type RegisterNeeds = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly limits: { readonly perAddress: RateLimit; readonly perNumber: RateLimit };
  readonly now: Clock;
};

type RegisterBody = BodyOf<typeof register>;

export function registerHandler(needs: RegisterNeeds): CallHandler<typeof register> {
  const { store, limits } = needs;

  const takenNow = async (body: RegisterBody): Promise<TakenFields> => {
    const email = await store.accountByEmail(body.emailId);
    const mobileNumber = await store.accountByMobileNumber(body.mobileNumber);
    return [
      ...(email === null ? [] : (['email'] as const)),
      ...(mobileNumber === null ? [] : (['mobileNumber'] as const)),
    ];
  };

  const addAccount = async (body: RegisterBody, passwordHash: string): Promise<TakenFields> => {
    const { firstName, lastName, category, emailId: email, mobileNumber } = body;
    const person = { firstName, lastName, category, email, mobileNumber, passwordHash };
    for (let draw = 1; draw <= MOST_USER_ID_DRAWS; draw += 1) {
      const taken = await store.addAccount({
        ...person,
        userId: newUserId(),
        createdAt: needs.now(),
      });
      if (!taken.includes('userId')) return taken;
    }
    throw new Error('no free user ID was found');
  };

  const registerProven = async (body: RegisterBody): Promise<Answer> => {
    if (INVITED_CATEGORIES.includes(body.category)) {
      return refuse(403, 'This category is by invitation only.', { fields: ['category'] });
    }
    // Asked before the costly hash; the store decides again when it adds the account.
    const takenBefore = await takenNow(body);
    if (takenBefore.length > 0) return refuseTaken(takenBefore, 'emailId');
    const hash = await needs.passwords.hash(body.password);
    if (!hash.ok) return refusals.busy();
    const taken = await addAccount(body, hash.value);
    if (taken.length > 0) return refuseTaken(taken, 'emailId');
    return reply({ message: 'You have successfully registered!' } satisfies ReplyOf<
      typeof register
    >);
  };

  const answerFor = async (body: RegisterBody, proof: string | null): Promise<Answer> => {
    const proven = await provePhone(
      needs.verifyPhone,
      proof,
      { mobileNumber: body.mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS },
      needs.now(),
    );
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok) {
      return refuse(401, 'Please verify your mobile number with the code sent to it.', {
        fields: ['mobileNumber'],
      });
    }
    // Only who proved the number is counted on it, so that nobody else can use its attempts up.
    const attempt = limits.perNumber.take(body.mobileNumber);
    if (!attempt.allowed) return refusals.tooMany(attempt.retryAfterSeconds);
    const answer = await registerProven(body);
    if (answer.status === 200 || answer.status === 503) attempt.giveBack();
    return answer;
  };

  return async ({ body, phoneProof, clientAddress }) => {
    const attempt = limits.perAddress.take(addressKey(clientAddress));
    if (!attempt.allowed) return refusals.tooMany(attempt.retryAfterSeconds);
    const answer = await answerFor(body, phoneProof);
    if (answer.status === 200 || answer.status === 503) attempt.giveBack();
    return answer;
  };
}
