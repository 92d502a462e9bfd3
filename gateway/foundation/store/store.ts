import type { MembershipId, UserId } from '#domain/ids.ts';
import type { Category } from '#contract/categories.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

export type NewAccount = {
  readonly userId: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly category: Category;
  /** In lower case; null for somebody who registered without one. */
  readonly email: string | null;
  /** Ten digits. */
  readonly mobileNumber: string;
  /** null until one is set: then only a phone code signs in. */
  readonly passwordHash: string | null;
};

/** `createdAt`: milliseconds since 1970, like every time in the store. */
export type Account = NewAccount & { readonly createdAt: number };

export type AccountChanges = Pick<Account, 'firstName' | 'lastName' | 'email' | 'mobileNumber'>;

/** How somebody signed in. */
export type SessionProof = {
  /** When a code sent to the account's number was entered, in milliseconds since 1970; null when none was. */
  readonly phoneProvedAt: number | null;
  readonly byPassword: boolean;
  /** Absent where no provider was asked. */
  readonly provider?: {
    readonly id: string;
    /** What the person's groups opened when they were last read. */
    readonly opens: readonly MembershipId[];
    /** Until when those groups count, in milliseconds since 1970. */
    readonly goodUntil: number;
  };
};

/** What is stored beside a session that a provider began. Times are milliseconds since 1970. */
export type ProviderSession = {
  readonly provider: string;
  readonly identity: string;
  /** A digest of the provider's ID of its own session. */
  readonly sid: string | null;
  readonly opens: readonly MembershipId[];
  /** What reads the groups again, sealed; null where the provider gave nothing. */
  readonly sealed: string | null;
  readonly goodUntil: number;
  readonly readNextAt: number;
};

/** A session with its account, and the store's time of reading. */
export type FoundSession = {
  readonly account: Account;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly proof: SessionProof;
  /** Those that are active, the oldest first. */
  readonly memberships: readonly ActiveMembership[];
  readonly now: number;
};

/** The role is one of `MEMBER_ROLES`; the organisation is empty for the service's own operators. */
export type ActiveMembership = Readonly<Record<'role' | 'organisation', string>> & {
  readonly id: MembershipId;
  readonly duties: string | null;
  /** Whose groups gave it; null for one that was given here. */
  readonly provider: string | null;
  /** Whether the command on the gateway's machine gave it. */
  readonly isByCommand: boolean;
};

export type UniqueField = 'userId' | 'email' | 'mobileNumber';

/**
 * Empty if the account was saved; otherwise the fields whose values belong to another account, and nothing was saved.
 */
export type TakenFields = readonly UniqueField[];

/** A request with an idempotency key: digests of the key and of the body. */
export type RepeatMark = { readonly key: string; readonly body: string };

/** Whether a marked request is new, a repeat, or reuses its key for another body. */
export type RepeatState = 'new' | 'same' | 'other';

/** The count of a key in the current window, and the milliseconds until it expires. */
export type Tally = { readonly points: number; readonly msLeft: number };

export type SessionTerms = {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
};

/**
 * What the gateway stores. Once a promise resolves, its change is on disk. Time is the store's: on PostgreSQL the
 * database's clock, so that several gateways agree on it.
 */
export type Store = {
  /** 'same' and 'other' as in `repeatState`, for a marked request. */
  readonly addAccount: (
    account: NewAccount,
    mark?: RepeatMark | null,
  ) => Promise<TakenFields | 'same' | 'other'>;
  /**
   * A changed mobile number ends every session of the account except `ownSession` (a digest of its token). A changed email
   * is not confirmed, and no code sent before confirms it.
   */
  readonly changeAccount: (
    userId: UserId,
    changes: AccountChanges,
    ownSession: string,
  ) => Promise<TakenFields>;
  /**
   * Sets a password, if the account still has this number, and ends all its sessions. `null` if it has not, and nothing
   * was saved; 'other' if the mark was used for another request.
   */
  readonly changePassword: (
    account: Pick<Account, 'userId' | 'mobileNumber'> & { readonly passwordHash: string },
    mark: RepeatMark,
  ) => Promise<RepeatState | null>;
  readonly accountByUserId: (userId: UserId) => Promise<Account | null>;
  readonly accountByEmail: (email: string) => Promise<Account | null>;
  readonly accountByMobileNumber: (mobileNumber: string) => Promise<Account | null>;
  /**
   * Adds a session; beyond `most`, the oldest ones of the account end. `false`, and nothing is added, if the account's
   * number or password has changed since it was read: that ended its sessions, and this one must not outlive them.
   */
  readonly addSession: (
    tokenHash: string,
    account: Pick<Account, 'userId' | 'mobileNumber' | 'passwordHash'>,
    proof: SessionProof,
    most: number,
    atProvider?: ProviderSession,
  ) => Promise<boolean>;
  readonly findSession: (tokenHash: string) => Promise<FoundSession | null>;
  readonly noteSessionUse: (tokenHash: string) => Promise<void>;
  /**
   * After the clock went back: sessions that were used later than now, by more milliseconds than `tolerance`, keep the time
   * between them, and the latest was used now.
   */
  readonly setSessionsBack: (tolerance: number) => Promise<void>;
  /** Whether the person has asked to be erased and still is: then no session of theirs begins. */
  readonly isBeingErased: (userId: UserId) => Promise<boolean>;
  readonly endSession: (tokenHash: string) => Promise<void>;
  /** Ends every session of an account, also one that is being added. */
  readonly endSessionsOf: (userId: UserId) => Promise<void>;
  /** Does the work in one transaction with the mark of its request; an exception leaves nothing behind. */
  readonly doOnce: (
    mark: RepeatMark | null,
    work: (runner: Runner) => Promise<unknown>,
  ) => Promise<RepeatState>;
  readonly repeatState: (mark: RepeatMark) => Promise<RepeatState>;
  readonly addToTally: (key: string, points: number, windowMs: number) => Promise<Tally>;
  readonly tally: (key: string) => Promise<Tally | null>;
  /** Removes ended sessions, expired tallies and old marks in batches; gives the number of rows. */
  readonly removeOutdated: (terms: SessionTerms) => Promise<number>;
  /** For subjects with their own tables. */
  readonly records: Records;
  /** Writes and reads. Rejects if the store cannot do both. */
  readonly ping: () => Promise<void>;
  /** What is wrong with the data on disk; empty if nothing is. */
  readonly findDamage: () => Promise<readonly string[]>;
  /** Lets SQLite's journal forget what was deleted. PostgreSQL forgets by itself, when it vacuums. */
  readonly forgetDeleted: () => void;
  /** Who does the jobs that a transaction wants done once it is committed; until it is said, nobody. */
  readonly onJobWanted: (wake: (job: string) => void) => void;
  /** Number of operations waiting for the writer or a connection. */
  readonly waiting: () => number;
  /** How many connections are used, idle, and there may be at most; null on SQLite, which has no pool of them. */
  readonly connections: () => Readonly<Record<'used' | 'idle' | 'most', number>> | null;
  readonly close: () => Promise<void>;
};

export type StoreOptions = {
  /** The store's time; if absent, PostgreSQL's own clock, or this machine's for SQLite. */
  readonly now?: Clock;
  /** Whether it brings the schema up to date first, as by default; otherwise it refuses one that this program cannot work on. */
  readonly isMigrated?: boolean;
  /** On PostgreSQL, the address with the role that may change the schema; by default the store's own. */
  readonly ownerUrl?: string;
  /** Hears of every statement, as soon as it has ended. */
  readonly onQuery?: (query: EndedQuery) => void;
  /** Gets every statement, for tests that read its plan. */
  readonly onStatement?: (sql: string, values: readonly unknown[]) => void;
  /** Hears what goes to the database, as it goes, for tests that count. */
  readonly onSent?: (what: SentToDatabase) => void;
};

/** `exchange`: something that is waited for, on PostgreSQL alone: what is sent together is one. */
export type SentToDatabase = 'statement' | 'transaction' | 'exchange';

/** A statement that has ended: what it did, without what it was about. */
export type EndedQuery = {
  /** Such as `select`; `raw` for SQL of our own. */
  readonly operation: string;
  /** The first table that it names; null for SQL of our own. */
  readonly table: string | null;
  readonly seconds: number;
  readonly failed: boolean;
};

/** Thrown by a store that is currently unreachable or cannot write. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/**
 * Thrown where a change was sent to be kept and no answer came: it may have been kept, or may still be. Whoever repeats it
 * with the same mark learns which.
 */
export class OutcomeUnknown extends StoreUnavailable {
  override readonly name = 'OutcomeUnknown';
}

/** Thrown at start if another gateway uses the same data. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}
