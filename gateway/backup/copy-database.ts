import type { DatabaseCopy } from '#gateway/backup/database-copy.ts';
import { copyPostgres } from '#gateway/backup/postgres-copy.ts';
import { copySqlite } from '#gateway/backup/sqlite-copy.ts';
import type { Configuration } from '#gateway/configuration.ts';

/** `scratch`: a folder of this machine for a copy in clear. */
export const copyOfDatabase = (
  place: Pick<Configuration, 'DATABASE_URL' | 'GATEWAY_DATA_DIR'>,
  scratch: string,
): Promise<DatabaseCopy> =>
  place.DATABASE_URL === undefined
    ? copySqlite(place.GATEWAY_DATA_DIR, scratch)
    : copyPostgres(place.DATABASE_URL);
