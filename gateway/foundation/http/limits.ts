import { hash } from 'node:crypto';
import type { Store, Tally } from '#gateway/foundation/store/store.ts';
import type { Counted } from '#gateway/foundation/store/tallies.ts';

export type LimitState = {
  /** Points that the key has used in this window. */
  readonly spent: number;
  readonly isOver: boolean;
  readonly retryAfterSeconds: number;
};

export type Limit = {
  readonly state: (key: string) => Promise<LimitState>;
  /** Uses a point, or as many as are given, even beyond the limit; `isOver` if there were not enough left. */
  readonly spend: (key: string, points?: number) => Promise<LimitState>;
  /** Takes back what was spent in this window. */
  readonly giveBack: (key: string, points: number) => Promise<void>;
  /** Begins again: nothing is used. */
  readonly clear: (key: string) => Promise<void>;
  /** What `spend` adds to which count, for whoever counts several at once. */
  readonly counted: (key: string, points: number) => Counted;
  /** What `spend` gives for such a count. */
  readonly stateAfter: (tally: Tally) => LimitState;
};

/** A limit by its name, in a window of the gateway's own length or of so many seconds. */
export type NamedLimit = (name: string, points: number, seconds?: number) => Limit;

/** A key stands for a number, an address or a person, so only its digest is stored. */
export const tallyKey = (key: string) => hash('sha256', key, 'base64url').slice(0, 32);

/** A number of points per key in a window that starts with the first use; shared by all gateways of the store. */
export function storedLimit(
  store: Pick<Store, 'addToTally' | 'tally'>,
  terms: { readonly name: string; readonly points: number; readonly seconds: number },
): Limit {
  const windowMs = terms.seconds * 1000;
  const keyOf = (key: string) => tallyKey(`${terms.name}:${key}`);
  const add = (key: string, points: number) => store.addToTally(keyOf(key), points, windowMs);
  /** A window that ends later than possible was started before the clock was set back: it is over. */
  const find = async (key: string): Promise<Tally> => {
    const found = await store.tally(keyOf(key));
    return found === null || found.msLeft > windowMs ? { points: 0, msLeft: 0 } : found;
  };
  const stateOf = ({ points, msLeft }: Tally, isOver: boolean): LimitState => ({
    spent: points,
    isOver,
    retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)),
  });
  return {
    counted: (key, points) => ({ key: keyOf(key), points, windowMs }),
    stateAfter: (counted) => stateOf(counted, counted.points > terms.points),
    async state(key) {
      const found = await find(key);
      return stateOf(found, found.points >= terms.points);
    },
    async spend(key, points = 1) {
      const counted = await add(key, points);
      return stateOf(counted, counted.points > terms.points);
    },
    async giveBack(key, points) {
      // Once the window is over there is nothing to give back, and the next one must not begin below zero.
      const { points: spent } = await find(key);
      if (spent >= points) await add(key, -points);
    },
    async clear(key) {
      const { points: spent } = await find(key);
      if (spent > 0) await add(key, -spent);
    },
  };
}
