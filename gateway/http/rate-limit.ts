import type { Clock } from '#gateway/clock.ts';

/** Keys kept at most, so that a flood from many addresses cannot fill the memory. */
const MOST_KEYS = 100_000;

export type RateLimitTerms = { readonly attempts: number; readonly windowSeconds: number };

export type Attempt =
  | { readonly allowed: true; readonly giveBack: () => void }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

export type RateLimit = {
  /** Takes one attempt of this key. An attempt that turns out well is given back, so that only failures count. */
  readonly take: (key: string) => Attempt;
};

/** Allows a key so many attempts within a window that starts with the first of them. Kept in memory only. */
export function rateLimit(terms: RateLimitTerms, now: Clock): RateLimit {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  const forgetEnded = () => {
    // A map keeps the order of insertion and every window is equally long: the first ones end first.
    for (const [key, window] of windows) {
      if (window.endsAt > now() && windows.size < MOST_KEYS) break;
      windows.delete(key);
    }
  };

  return {
    take(key) {
      forgetEnded();
      const present = windows.get(key);
      const window = present ?? { count: 0, endsAt: now() + terms.windowSeconds * 1000 };
      if (window.count >= terms.attempts) {
        const seconds = Math.ceil((window.endsAt - now()) / 1000);
        return { allowed: false, retryAfterSeconds: Math.max(1, seconds) };
      }
      window.count += 1;
      if (present === undefined) windows.set(key, window);
      let given = false;
      return {
        allowed: true,
        giveBack() {
          if (!given) window.count -= 1;
          given = true;
        },
      };
    },
  };
}

/** An IPv6 customer has a whole /64 to choose addresses from, so that counts as one. IPv4 stays as it is. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}
