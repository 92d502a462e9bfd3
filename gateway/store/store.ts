import type { Category } from '#contract/categories.ts';

export type Account = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly category: Category;
  /** In lower case. */
  readonly email: string;
  /** Ten digits. */
  readonly mobileNumber: string;
  readonly passwordHash: string;
  /** Milliseconds since 1970, as every time in the store. */
  readonly createdAt: number;
};

export type AccountChanges = Pick<Account, 'firstName' | 'lastName' | 'email' | 'mobileNumber'>;

export type Session = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly startedAt: number;
  readonly usedAt: number;
};

export type ContactMessage = {
  readonly id: string;
  readonly receivedAt: number;
  /** null for a visitor who was not signed in. */
  readonly userId: string | null;
  readonly txnDate: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly category: string;
  readonly remarks: string;
};

export type UniqueField = 'userId' | 'email' | 'mobileNumber';

/** Empty when the account was saved; else the fields whose values belong to another account, and nothing was saved. */
export type TakenFields = readonly UniqueField[];

/** What the gateway keeps. Whatever a promise here confirms is on disk. */
export type Store = {
  readonly addAccount: (account: Account) => Promise<TakenFields>;
  readonly changeAccount: (
    userId: string,
    changes: AccountChanges,
    changedAt: number,
  ) => Promise<TakenFields>;
  readonly accountByUserId: (userId: string) => Promise<Account | null>;
  readonly accountByEmail: (email: string) => Promise<Account | null>;
  readonly accountByMobileNumber: (mobileNumber: string) => Promise<Account | null>;
  readonly addSession: (session: Session) => Promise<void>;
  readonly sessionByTokenHash: (tokenHash: string) => Promise<Session | null>;
  readonly noteSessionUse: (tokenHash: string, usedAt: number) => Promise<void>;
  /** Removes sessions that started, or were last used, at or before these moments. */
  readonly removeSessionsBefore: (moment: { startedAt: number; usedAt: number }) => Promise<void>;
  readonly addContactMessage: (message: ContactMessage) => Promise<void>;
  /** Oldest first. */
  readonly contactMessages: () => Promise<readonly ContactMessage[]>;
  /** Rejects when the store cannot answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Thrown by a store that cannot be reached just now. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Thrown at the start, when another gateway works on the same data. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}
