import type { UserId } from '#domain/ids.ts';
import type {
  Account,
  ActiveMembership,
  ProviderSession,
  SessionProof,
} from '#gateway/foundation/store/store.ts';

/** The sessions of who is signed in, as calls use them; `people/accounts` keeps them. */
export type Sessions = {
  /**
   * Starts a session and returns its token, which is never stored; null if the account's number or password has changed
   * since it was read.
   */
  readonly start: (
    account: Account,
    proof: SessionProof,
    /** What is stored beside a session that a provider began, by the session's key. */
    atProvider?: (sessionKey: string) => ProviderSession,
  ) => Promise<string | null>;
  /** The token's owner, and the key under which the store has the session. */
  readonly find: (token: string) => Promise<SignedIn | null>;
  /** The same, without counting as a use of the session. */
  readonly look: (token: string) => Promise<SignedIn | null>;
  /** How long a session lasts; null if it has ended. */
  readonly timeLeft: (sessionKey: string) => Promise<TimeLeft | null>;
  readonly use: (sessionKey: string) => Promise<void>;
  readonly end: (sessionKey: string) => Promise<void>;
  readonly endAll: (userId: UserId) => Promise<void>;
};

/** In milliseconds: until the session ends if nobody uses it, and until it ends in any case. */
export type TimeLeft = { readonly idle: number; readonly absolute: number };

/** A membership in a session. */
export type SessionMembership = ActiveMembership & {
  /** Whether this session does not open it: it takes another way of signing in. */
  readonly isElsewhere: boolean;
};

export type SignedIn = {
  readonly account: Account;
  readonly sessionKey: string;
  readonly proof: SessionProof;
  readonly memberships: readonly SessionMembership[];
  /** The store's time of looking, in milliseconds since 1970. */
  readonly at: number;
};
