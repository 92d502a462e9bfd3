import type { Answer } from '#gateway/http/answers.ts';
import { refusals } from '#gateway/http/answers.ts';
import { addressKey } from '#gateway/http/client-address.ts';
import type { Limit } from '#gateway/http/limits.ts';
import type { Slowing } from '#gateway/http/slowing.ts';
import { delayFor } from '#gateway/http/slowing.ts';

/**
 * Failed tries of one address, which thousands may share behind a mobile network. They slow it down; they never keep
 * anybody out who has a valid proof or the right password. Beyond the limit a failure is answered with 429.
 */
export function failedTries(terms: {
  readonly perAddress: Limit;
  readonly slowing: Slowing;
  /** Failures that cost no time. */
  readonly free: number;
}) {
  const { perAddress, slowing, free } = terms;

  const slowDown = async (address: string, spent: number): Promise<Answer | null> => {
    const outcome = await slowing.slow(address, delayFor(spent, free));
    return outcome === 'crowded' ? refusals.crowded() : null;
  };

  return {
    /** Before a guess that costs work: waits as long as the address's failures so far ask for. */
    async slowGuess(clientAddress: string): Promise<Answer | null> {
      const address = addressKey(clientAddress);
      return slowDown(address, (await perAddress.state(address)).spent);
    },
    /** After a failure: counts it, and says so when there were too many. */
    async count(clientAddress: string, failure: Answer): Promise<Answer> {
      const { isOver, retryAfterSeconds } = await perAddress.spend(addressKey(clientAddress));
      return isOver ? refusals.tooMany(retryAfterSeconds) : failure;
    },
    /** After a failure that cost nothing to find: counts it and waits before it is told. */
    async countSlowly(clientAddress: string, failure: Answer): Promise<Answer> {
      const address = addressKey(clientAddress);
      const { isOver, retryAfterSeconds, spent } = await perAddress.spend(address);
      const crowded = await slowDown(address, spent);
      if (crowded !== null) return crowded;
      return isOver ? refusals.tooMany(retryAfterSeconds) : failure;
    },
  };
}
export type FailedTries = ReturnType<typeof failedTries>;
