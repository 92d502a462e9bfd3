import type { SessionState } from '#contract/bridge.ts';

/** Keys of spec section 7. Nothing else about a person is kept in local storage. */
const TOKEN_KEY = 'token';
const USER_ID_KEY = 'userId';

/** A session token is opaque: printable characters without spaces, of a bounded length. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The signed-in person of this browser, in local storage, the same in every tab. */
export class StoredSession {
  readonly #storage: Storage;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { userId: null, keeping: 'browser' };
  #token: string | null = null;

  constructor(storage: Storage, tabs: Pick<Window, 'addEventListener'>) {
    this.#storage = storage;
    this.#read();
    tabs.addEventListener('storage', (event) => {
      if (event.key === null || event.key === TOKEN_KEY || event.key === USER_ID_KEY) this.#read();
    });
  }

  get token(): string | null {
    return this.#token;
  }

  readonly current = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  keep(userId: string, token: string): void {
    // The token last: another tab that follows the storage event then finds both.
    this.#storage.setItem(USER_ID_KEY, userId);
    this.#storage.setItem(TOKEN_KEY, token);
    this.#read();
  }

  end(): void {
    this.#storage.removeItem(TOKEN_KEY);
    this.#storage.removeItem(USER_ID_KEY);
    this.#read();
  }

  #read(): void {
    const token = this.#storage.getItem(TOKEN_KEY);
    const userId = this.#storage.getItem(USER_ID_KEY);
    const signedIn = token !== null && TOKEN.test(token) && userId !== null && userId !== '';
    this.#token = signedIn ? token : null;
    const before = this.#state.userId;
    this.#state = { userId: signedIn ? userId : null, keeping: 'browser' };
    if (before !== this.#state.userId) this.#listeners.forEach((listener) => listener());
  }
}
