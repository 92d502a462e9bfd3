/**
 * Where the bytes of documents are kept: in a folder, or in an S3 bucket. They are sealed before they come here. A vault
 * belongs to one database: what that does not know is swept out.
 */
export type Vault = {
  /** Returns once the bytes would survive a loss of power. A key is written once. */
  readonly write: (key: string, sealed: Uint8Array) => Promise<void>;
  /** null when there is nothing. */
  readonly read: (key: string) => Promise<Buffer | null>;
  /** Also where there is nothing. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Every key, also of what a crash left half-written. */
  readonly keys: () => AsyncIterable<string>;
  /** Whether there is room for more than what must be kept free. */
  readonly hasRoom: () => Promise<boolean>;
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
