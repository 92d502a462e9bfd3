import { personOf } from '#contract/person-of.ts';
import type { SessionState } from '#contract/session-state.ts';
import { forgetFiles } from '#renderer/platform/forget-files.ts';
import { forgetAllBut, forgetEverybody } from '#renderer/platform/personal-storage.ts';

/**
 * Keys of spec section 7. Anything else a person keeps in local storage is removed with them (see `personal-
 * storage.ts`).
 */
const TOKEN_KEY = 'token';
const USER_ID_KEY = 'userId';

/** Signals to other tabs, for a moment, that the session was not ended by its owner. */
const LAPSED = '';
/** The same when its owner ended it: tabs in which it had already lapsed get no other signal. */
const LEFT = ' ';
/** The same when its owner locked the page. */
const LOCKED = '  ';

/** A session token is opaque: printable characters without spaces, of limited length. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The signed-in person of this browser, in local storage, shared by all tabs. */
export type StoredSession = {
  readonly current: () => SessionState;
  readonly token: () => string | null;
  /** The token, for this person's calls; null if by now another person is signed in, or no one. */
  readonly tokenOf: (person: string | null) => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly keep: (userId: string, token: string) => void;
  /** Ends it because the gateway no longer accepts its token: pages may keep what its owner typed. */
  readonly end: () => void;
  /** Ends it because its owner locks the page, which keeps what was typed. */
  readonly lock: () => void;
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

  function read(lapsed: string | null, isLocked = false): void {
    const token = storage.getItem(TOKEN_KEY);
    const userId = storage.getItem(USER_ID_KEY);
    const signedIn = token !== null && TOKEN.test(token) && userId !== null && userId !== '';
    kept = signedIn ? token : null;
    const before = state;
    state = {
      userId: signedIn ? userId : null,
      ...(!signedIn && lapsed !== null && { lapsed }),
      ...(!signedIn && lapsed !== null && isLocked && { locked: true }),
      keeping: 'browser',
    };
    forgetAllBut(personOf(state), storage);
    if (before.userId === state.userId && before.lapsed === state.lapsed) return;
    listeners.forEach((listener) => listener());
  }

  read(null);
  tabs.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== TOKEN_KEY && key !== USER_ID_KEY) return;
    const locks = key === TOKEN_KEY && newValue === LOCKED;
    const lapses = locks || (key === TOKEN_KEY && newValue === LAPSED);
    if (key === TOKEN_KEY && newValue === LEFT) return read(null);
    read(lapses ? personOf(state) : (state.lapsed ?? null), locks || state.locked === true);
  });

  const clear = () => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_ID_KEY);
  };

  const endAs = (how: typeof LAPSED | typeof LOCKED) => {
    storage.setItem(TOKEN_KEY, how);
    clear();
    read(personOf(state), how === LOCKED);
  };

  return {
    current: () => state,
    token: () => kept,
    tokenOf: (person) => (state.userId === person ? kept : null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep: (userId, token) => {
      // The token comes last: another tab that gets its storage event then finds both.
      storage.setItem(USER_ID_KEY, userId);
      storage.setItem(TOKEN_KEY, token);
      read(null);
    },
    end: () => endAs(LAPSED),
    lock: () => endAs(LOCKED),
    leave: () => {
      // First, so that another tab that hears of the end no longer finds anything.
      forgetEverybody(storage);
      forgetFiles();
      storage.setItem(TOKEN_KEY, LEFT);
      clear();
      read(null);
    },
  };
}
