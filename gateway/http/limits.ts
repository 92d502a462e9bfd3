import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store, Tally } from '#gateway/store/store.ts';

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
};

/** A limit by its name, in a window of the gateway's own length or of so many seconds. */
export type NamedLimit = (name: string, points: number, seconds?: number) => Limit;

/** A key stands for a number, an address or a person, so only its digest is stored. */
export const tallyKey = (key: string) =>
  createHash('sha256').update(key).digest('base64url').slice(0, 32);

/**
 * The library's limiter over our own store, so that the same code serves both databases and time is the store's. The
 * library's own PostgreSQL limiter uses each gateway's clock, and those may differ.
 */
class StoredLimiter extends RateLimiterPostgres {
  readonly #store: Store;

  constructor(store: Store, terms: { name: string; points: number; seconds: number }) {
    super({
      storeClient: store,
      storeType: 'client',
      keyPrefix: terms.name,
      tableCreated: true,
      clearExpiredByTimeout: false,
      points: terms.points,
      duration: terms.seconds,
    });
    this.#store = store;
  }

  _upsert(key: string, points: number, windowMs: number): Promise<Tally> {
    return this.#store.addToTally(tallyKey(key), points, windowMs);
  }

  /** A window that ends later than possible was started before the clock was set back: it is over. */
  async _get(key: string): Promise<Tally | null> {
    const found = await this.#store.tally(tallyKey(key));
    return found === null || found.msLeft > this.msDuration ? null : found;
  }

  _getRateLimiterRes(_key: string, changed: number, { points, msLeft }: Tally): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(0, this.points - points),
      msLeft,
      points,
      points === changed,
    );
  }
}

/** A number of points per key in a window that starts with the first use; shared by all gateways of the store. */
export function storedLimit(
  store: Store,
  terms: { readonly name: string; readonly points: number; readonly seconds: number },
): Limit {
  const limiter = new StoredLimiter(store, terms);
  const stateOf = (found: RateLimiterRes | null, isOver: (spent: number) => boolean) => ({
    spent: found?.consumedPoints ?? 0,
    isOver: isOver(found?.consumedPoints ?? 0),
    retryAfterSeconds: Math.max(1, Math.ceil((found?.msBeforeNext ?? 0) / 1000)),
  });
  return {
    state: async (key) => stateOf(await limiter.get(key), (spent) => spent >= terms.points),
    spend: async (key, points = 1) =>
      stateOf(await limiter.penalty(key, points), (spent) => spent > terms.points),
    async giveBack(key, points) {
      // Once the window is over there is nothing to give back, and the next one must not begin below zero.
      const spent = (await limiter.get(key))?.consumedPoints ?? 0;
      if (spent >= points) await limiter.reward(key, points);
    },
    async clear(key) {
      const spent = (await limiter.get(key))?.consumedPoints ?? 0;
      if (spent > 0) await limiter.reward(key, spent);
    },
  };
}
