import type { DatabaseCopy } from '#gateway/upkeep/backup/database-copy.ts';
import { copyPostgres } from '#gateway/upkeep/backup/postgres-copy.ts';
import { copySqlite } from '#gateway/upkeep/backup/sqlite-copy.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';

/** `scratch`: a folder of this machine for a copy in clear. */
export const copyOfDatabase = (
  place: Pick<Configuration, 'DATABASE_URL' | 'GATEWAY_DATA_DIR'>,
  scratch: string,
): Promise<DatabaseCopy> =>
  place.DATABASE_URL === undefined
    ? copySqlite(place.GATEWAY_DATA_DIR, scratch)
    : copyPostgres(place.DATABASE_URL);
