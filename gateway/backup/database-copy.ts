import { copyPostgres } from '#gateway/backup/postgres-copy.ts';
import { copySqlite } from '#gateway/backup/sqlite-copy.ts';
import type { Configuration } from '#gateway/configuration.ts';

/** One moment of the database: its content, without sessions, and the documents that its rows name. */
export type DatabaseCopy = {
  readonly kind: 'sqlite' | 'postgres';
  readonly content: () => AsyncIterable<Buffer>;
  readonly vaultKeys: () => AsyncIterable<string>;
  readonly close: () => Promise<void>;
};

/** `scratch`: a folder of this machine for a copy in clear. */
export const copyOfDatabase = (
  place: Pick<Configuration, 'DATABASE_URL' | 'GATEWAY_DATA_DIR'>,
  scratch: string,
): Promise<DatabaseCopy> =>
  place.DATABASE_URL === undefined
    ? copySqlite(place.GATEWAY_DATA_DIR, scratch)
    : copyPostgres(place.DATABASE_URL);
