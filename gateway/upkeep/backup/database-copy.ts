/** One moment of the database: its content, without sessions, and the documents that its rows name. */
export type DatabaseCopy = {
  readonly kind: 'sqlite' | 'postgres';
  readonly content: () => AsyncIterable<Buffer>;
  readonly vaultKeys: () => AsyncIterable<string>;
  readonly close: () => Promise<void>;
};
