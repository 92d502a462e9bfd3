import type { registerByPhone } from '#contract/added-calls.ts';
import { INVITED_CATEGORIES } from '#contract/categories.ts';
import type { register, ReplyOf } from '#contract/gateway.ts';
import { succeed } from '#contract/result.ts';
import type { FailedTries } from '#gateway/people/accounts/failed-tries.ts';
import type { Passwords } from '#gateway/people/accounts/passwords.ts';
import { refuseTaken } from '#gateway/people/accounts/taken.ts';
import { newUserId } from '#gateway/foundation/identity/user-id.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallRequest } from '#gateway/foundation/http/call-request.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { oneAtATime } from '#gateway/foundation/http/one-at-a-time.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import { provePhone } from '#gateway/foundation/identity/phone-proof.ts';
import type {
  NewAccount,
  RepeatMark,
  Store,
  TakenFields,
} from '#gateway/foundation/store/store.ts';

/** Longer than at login: two more steps of the form follow the phone code. */
const PROOF_MAX_AGE_SECONDS = 30 * 60;
const MAX_USER_ID_DRAWS = 20;

export type RegisterDeps = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly failedTries: FailedTries;
  readonly perNumber: Limit;
  readonly now: Clock;
};

/** Who registers: with `registerByPhone` without an email or a password, if so asked. */
type Registering = Omit<NewAccount, 'userId' | 'passwordHash'> & {
  readonly password: string | null;
};

const registered = () =>
  reply({ message: 'You have successfully registered!' } satisfies ReplyOf<typeof register>);

export function registerHandlers(deps: RegisterDeps): {
  readonly register: CallHandler<typeof register>;
  readonly registerByPhone: CallHandler<typeof registerByPhone>;
} {
  const { store, perNumber, failedTries } = deps;
  const inTurn = oneAtATime();

  const takenNow = async (body: Registering): Promise<TakenFields> => {
    const email = body.email === null ? null : await store.accountByEmail(body.email);
    const mobileNumber = await store.accountByMobileNumber(body.mobileNumber);
    return [
      ...(email === null ? [] : (['email'] as const)),
      ...(mobileNumber === null ? [] : (['mobileNumber'] as const)),
    ];
  };

  const addAccount = async (
    { password: _hashed, ...person }: Registering,
    passwordHash: string | null,
    mark: RepeatMark | null,
  ): Promise<TakenFields | 'same' | 'other'> => {
    for (let draw = 1; draw <= MAX_USER_ID_DRAWS; draw += 1) {
      const outcome = await store.addAccount(
        { ...person, passwordHash, userId: newUserId() },
        mark,
      );
      if (!outcome.includes('userId')) return outcome;
    }
    throw new Error('no free user ID was found');
  };

  const registerProven = async (body: Registering, mark: RepeatMark | null): Promise<Answer> => {
    if (INVITED_CATEGORIES.includes(body.category)) {
      return refuse('category-by-invitation', 'This category is by invitation only.', {
        fields: ['category'],
      });
    }
    // Checked before the expensive hash; the store decides again when it adds the account.
    const takenBefore = await takenNow(body);
    if (takenBefore.length > 0) {
      // Another gateway may have finished this very registration since its mark was read.
      if (mark !== null && (await store.repeatState(mark)) === 'same') return registered();
      return refuseTaken(takenBefore, 'emailId');
    }
    const hash = body.password === null ? succeed(null) : await deps.passwords.hash(body.password);
    if (!hash.ok) return refusals.busy();
    const outcome = await addAccount(body, hash.value, mark);
    if (outcome === 'other') return refusals.otherBody();
    if (outcome === 'same' || outcome.length === 0) return registered();
    return refuseTaken(outcome, 'emailId');
  };

  /**
   * Counts only refusals, and only for a number whose owner has proved it, so that nobody else can use up its attempts.
   */
  const countedOnNumber = async (body: Registering, mark: RepeatMark | null): Promise<Answer> => {
    const before = await perNumber.state(body.mobileNumber);
    if (before.isOver) return refusals.tooMany(before.retryAfterSeconds);
    const answer = await registerProven(body, mark);
    if (answer.status !== 200 && answer.status !== 503) await perNumber.spend(body.mobileNumber);
    return answer;
  };

  const answer = async (
    body: Registering,
    {
      phoneProof,
      clientAddress,
      repeatMark,
    }: Pick<CallRequest<typeof register>, 'phoneProof' | 'clientAddress' | 'repeatMark'>,
  ): Promise<Answer> => {
    const proven = await provePhone(
      deps.verifyPhone,
      phoneProof,
      { mobileNumber: body.mobileNumber, maxAgeSeconds: PROOF_MAX_AGE_SECONDS },
      deps.now(),
    );
    if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
    if (!proven.ok) return failedTries.countSlowly(clientAddress, refusals.unprovenNumber());
    return inTurn(body.mobileNumber, async () => {
      const repeat = repeatMark === null ? 'new' : await store.repeatState(repeatMark);
      if (repeat === 'same') return registered();
      if (repeat === 'other') return refusals.otherBody();
      return countedOnNumber(body, repeatMark);
    });
  };

  return {
    register: (request) => {
      const { firstName, lastName, category, emailId, password, mobileNumber } = request.body;
      const person = { firstName, lastName, category, email: emailId, password, mobileNumber };
      return answer(person, request);
    },
    registerByPhone: (request) => {
      const { emailId, ...person } = request.body;
      return answer({ ...person, category: 'CSR', email: emailId }, request);
    },
  };
}
