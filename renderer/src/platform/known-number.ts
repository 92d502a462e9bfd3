import { personOf } from '#contract/person-of.ts';
import type { SessionState } from '#contract/session-state.ts';

const KEY = 'mobile-number';

/**
 * The mobile number of the signed-in person, if it was typed or verified here: no gateway call returns it. Kept for the
 * session: in the tab (session storage), or in a desktop window's memory.
 */
export type KnownNumber = {
  /** Ten digits, or null if unknown. */
  readonly current: () => string | null;
  readonly keep: (userId: string, mobileNumber: string) => void;
};

export function knownNumber(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  session: {
    readonly current: () => SessionState;
    readonly subscribe: (listener: () => void) => unknown;
  },
): KnownNumber {
  session.subscribe(() => {
    if (personOf(session.current()) === null) storage.removeItem(KEY);
  });
  return {
    current: () => {
      // Stored with its owner: another tab may have signed in somebody else meanwhile.
      const [userId, number = null] = storage.getItem(KEY)?.split(' ') ?? [];
      return userId !== undefined && userId === personOf(session.current()) ? number : null;
    },
    keep: (userId, mobileNumber) => storage.setItem(KEY, `${userId} ${mobileNumber}`),
  };
}

/** In-memory storage for the desktop: gone with its window. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
