import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals } from '#gateway/foundation/http/answers.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { Slowing } from '#gateway/foundation/http/slowing.ts';
import { delayFor } from '#gateway/foundation/http/slowing.ts';

/**
 * Failed attempts per address, which thousands of people may share on a mobile network. They slow the address down but
 * never lock out anybody with a valid proof or the right password. Beyond the limit a failure is answered with 429.
 */
export function failedTries(terms: {
  readonly perAddress: Limit;
  readonly slowing: Slowing;
  /** Failures without a delay. */
  readonly free: number;
}) {
  const { perAddress, slowing, free } = terms;

  const slowDown = async (
    address: string,
    spent: number,
    person?: string,
  ): Promise<Answer | null> => {
    const outcome = await slowing.slow(address, delayFor(spent, free), person);
    return outcome === 'crowded' ? refusals.crowded() : null;
  };

  return {
    /**
     * Call before an expensive check: waits according to the address's failures so far. Those who wait behind an address
     * take turns by the person whom they say they are.
     */
    async slowGuess(clientAddress: string, person: string): Promise<Answer | null> {
      const address = addressKey(clientAddress);
      return slowDown(address, (await perAddress.state(address)).spent, person);
    },
    /** Call after a failure: counts it, and reports if there were too many. */
    async count(clientAddress: string, failure: Answer): Promise<Answer> {
      const { isOver, retryAfterSeconds } = await perAddress.spend(addressKey(clientAddress));
      return isOver ? refusals.tooMany(retryAfterSeconds) : failure;
    },
    /** Call after a failure that was cheap to find: counts it and waits before answering. */
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
