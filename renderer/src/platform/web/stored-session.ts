import type { SessionState } from '#contract/session-state.ts';
import { forgetAllBut, forgetEverybody } from '#renderer/platform/personal-storage.ts';

/**
 * Keys of spec section 7. Anything else a person keeps in local storage is removed with them (see `personal-
 * storage.ts`).
 */
const TOKEN_KEY = 'token';
const USER_ID_KEY = 'userId';

/** A session token is opaque: printable characters without spaces, of limited length. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The signed-in person of this browser, in local storage, shared by all tabs. */
export type StoredSession = {
  readonly current: () => SessionState;
  readonly token: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly keep: (userId: string, token: string) => void;
  /** Ends it because the gateway no longer takes its token. */
  readonly end: () => void;
  /** Ends it because its owner wants to, and forgets what was kept through an expired session as well. */
  readonly leave: () => void;
};

export function openStoredSession(
  storage: Storage,
  tabs: Pick<Window, 'addEventListener'>,
): StoredSession {
  const listeners = new Set<() => void>();
  let state: SessionState = { userId: null, keeping: 'browser' };
  let kept: string | null = null;

  function read(): void {
    const token = storage.getItem(TOKEN_KEY);
    const userId = storage.getItem(USER_ID_KEY);
    const signedIn = token !== null && TOKEN.test(token) && userId !== null && userId !== '';
    kept = signedIn ? token : null;
    const before = state.userId;
    state = { userId: signedIn ? userId : null, keeping: 'browser' };
    forgetAllBut(state.userId, storage);
    if (before !== state.userId) listeners.forEach((listener) => listener());
  }

  read();
  tabs.addEventListener('storage', (event) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_ID_KEY) read();
  });

  function end(): void {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_ID_KEY);
    read();
  }

  return {
    current: () => state,
    token: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep: (userId, token) => {
      // The token comes last: another tab that gets its storage event then finds both.
      storage.setItem(USER_ID_KEY, userId);
      storage.setItem(TOKEN_KEY, token);
      read();
    },
    end,
    leave: () => {
      // First, so that another tab that hears of the end finds nothing any more.
      forgetEverybody(storage);
      end();
    },
  };
}
