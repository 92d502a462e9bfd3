import type { Category } from '#contract/categories.ts';
import type { Clock } from '#gateway/clock.ts';
import type { Records } from '#gateway/store/records.ts';

export type NewAccount = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly category: Category;
  /** In lower case. */
  readonly email: string;
  /** Ten digits. */
  readonly mobileNumber: string;
  readonly passwordHash: string;
};

/** `createdAt`: milliseconds since 1970, as every time in the store. */
export type Account = NewAccount & { readonly createdAt: number };

export type AccountChanges = Pick<Account, 'firstName' | 'lastName' | 'email' | 'mobileNumber'>;

/** How somebody signed in. */
export type SessionProof = {
  /** When a code sent to the account's number was entered, in milliseconds since 1970; null when none was. */
  readonly phoneProvedAt: number | null;
  readonly byPassword: boolean;
};

/** A session with its account, and the store's time when it was read. */
export type FoundSession = {
  readonly account: Account;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly proof: SessionProof;
  readonly now: number;
};

export type NewContactMessage = {
  readonly id: string;
  /** null for a visitor who was not signed in. */
  readonly userId: string | null;
  readonly txnDate: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly category: string;
  readonly remarks: string;
};

export type ContactMessage = NewContactMessage & { readonly receivedAt: number };

export type UniqueField = 'userId' | 'email' | 'mobileNumber';

/** Empty when the account was saved; else the fields whose values belong to another account, and nothing was saved. */
export type TakenFields = readonly UniqueField[];

/** A request that carries an idempotency key: digests of the key and of what was asked for. */
export type RepeatMark = { readonly key: string; readonly body: string };

/** Whether a marked request is new, was done before, or its key was used for another body. */
export type RepeatState = 'new' | 'same' | 'other';

/** What was counted for a key in the present window, and how long until it is forgotten, in milliseconds. */
export type Tally = { readonly points: number; readonly msLeft: number };

/** Where the list of contact messages goes on. */
export type MessageCursor = Pick<ContactMessage, 'receivedAt' | 'id'>;

export type SessionTerms = {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
};

/**
 * What the gateway keeps. Whatever a promise here confirms is on disk. Time is the store's: on PostgreSQL the
 * database's clock, so that several gateways agree on it.
 */
export type Store = {
  /** 'same' and 'other' as `repeatState` has them, for a request that was marked. */
  readonly addAccount: (
    account: NewAccount,
    mark?: RepeatMark | null,
  ) => Promise<TakenFields | 'same' | 'other'>;
  /** A changed mobile number ends every session of the account but `keptSession` (a digest of its token). */
  readonly changeAccount: (
    userId: string,
    changes: AccountChanges,
    keptSession: string,
  ) => Promise<TakenFields>;
  readonly accountByUserId: (userId: string) => Promise<Account | null>;
  readonly accountByEmail: (email: string) => Promise<Account | null>;
  readonly accountByMobileNumber: (mobileNumber: string) => Promise<Account | null>;
  /** Adds a session; the oldest ones of the account beyond `most` end. */
  readonly addSession: (
    tokenHash: string,
    userId: string,
    proof: SessionProof,
    most: number,
  ) => Promise<void>;
  readonly findSession: (tokenHash: string) => Promise<FoundSession | null>;
  readonly noteSessionUse: (tokenHash: string) => Promise<void>;
  readonly endSession: (tokenHash: string) => Promise<void>;
  readonly addContactMessage: (
    message: NewContactMessage,
    mark?: RepeatMark | null,
  ) => Promise<RepeatState>;
  /** One page, oldest first. */
  readonly contactMessages: (
    after: MessageCursor | null,
    most: number,
  ) => Promise<readonly ContactMessage[]>;
  readonly repeatState: (mark: RepeatMark) => Promise<RepeatState>;
  readonly addToTally: (key: string, points: number, windowMs: number) => Promise<Tally>;
  readonly tally: (key: string) => Promise<Tally | null>;
  /** Removes ended sessions, forgotten tallies and old marks, a batch at a time; gives how many rows went. */
  readonly removeOutdated: (terms: SessionTerms) => Promise<number>;
  /** For subjects with tables of their own. */
  readonly records: Records;
  /** Writes and reads. Rejects when the store cannot do both. */
  readonly ping: () => Promise<void>;
  /** What is wrong with the data on disk; empty when nothing is. */
  readonly findDamage: () => Promise<readonly string[]>;
  /** Writers, or connections, that are waited for just now. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

export type StoreOptions = {
  /** The store's time; without it PostgreSQL's own clock, or this machine's for SQLite. */
  readonly now?: Clock;
  /** Hears every statement, for tests that read its plan. */
  readonly onStatement?: (sql: string, values: readonly unknown[]) => void;
};

/** Thrown by a store that cannot be reached, or cannot write, just now. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Thrown at the start, when another gateway works on the same data. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}
