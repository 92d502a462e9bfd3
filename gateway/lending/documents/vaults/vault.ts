/** Where the bytes of documents are kept, as those see it who keep documents. They are sealed before they come here. */
export type DocumentVault = {
  /** Returns once the bytes would survive a loss of power. A key is written once. */
  readonly write: (key: string, sealed: Uint8Array) => Promise<void>;
  /** null when there is nothing. */
  readonly read: (key: string) => Promise<Buffer | null>;
  /** For good, also where there is nothing. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Whether there is room for more than what must be kept free. */
  readonly hasRoom: () => Promise<boolean>;
};

/**
 * A folder or an S3 bucket as it is. Apart from keys it takes other names: the vault's mark, and those in the grace area and in
 * the list of erasures.
 * A vault belongs to one database (`vault-guard.ts`), and documents reach it by `guardedVault` alone.
 */
export type Vault = DocumentVault & {
  /** Gives bytes another name; does nothing when they are gone. */
  readonly move: (from: string, to: string) => Promise<void>;
  /** Every key, also of what a crash left half-written. What else there is may be named as well. */
  readonly keys: () => AsyncIterable<string>;
  /** The names that begin so, in the grace area or in the list of erasures. */
  readonly namesFrom: (start: string) => AsyncIterable<string>;
};

/** Thrown when the vault cannot do its work just now: away, or full. */
export class VaultUnavailable extends Error {
  override readonly name = 'VaultUnavailable';
}

/** A key for bytes of this document that no others ever had. */
export const newVaultKey = (document: string) => `${document}.${crypto.randomUUID()}`;

const KEY = /^[\da-f-]{36}\.[\da-f-]{36}(?:\.[\da-f-]{36})?$/;

/** Whether a key is one of ours, or what is left of writing one. */
export const isVaultKey = (key: string) => KEY.test(key);

const WHOLE_KEY = /^[\da-f-]{36}\.[\da-f-]{36}$/;

/** Whether it is a key under which bytes are whole. */
export const isWholeVaultKey = (key: string) => WHOLE_KEY.test(key);
