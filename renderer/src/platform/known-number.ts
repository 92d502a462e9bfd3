import type { SessionState } from '#contract/session-state.ts';

const KEY = 'mobile-number';

/**
 * The mobile number of whoever is signed in, as far as it was typed or proved here: no call of the gateway tells it.
 * Held for the session: by the tab (session storage), or in the memory of a program.
 */
export type KnownNumber = {
  /** Ten digits, or null when it was never heard. */
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
    if (session.current().userId === null) storage.removeItem(KEY);
  });
  return {
    current: () => {
      // With whose number it is: another tab may have signed in somebody else meanwhile.
      const [userId, number = null] = storage.getItem(KEY)?.split(' ') ?? [];
      return userId !== undefined && userId === session.current().userId ? number : null;
    },
    keep: (userId, mobileNumber) => storage.setItem(KEY, `${userId} ${mobileNumber}`),
  };
}

/** Storage of a program: gone with its window. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
