import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import {
  migratePostgresStore,
  openPostgresStore,
  openPostgresStoreToRead,
  postgresSchemaState,
} from '#gateway/foundation/store/postgres-store.ts';
import type { SchemaState } from '#gateway/foundation/store/schema-state.ts';
import {
  migrateSqliteStore,
  openSqliteStore,
  openSqliteStoreToRead,
  sqliteSchemaState,
} from '#gateway/foundation/store/sqlite-store.ts';
import type { Store, StoreOptions } from '#gateway/foundation/store/store.ts';

export type StorePlace = Pick<
  Configuration,
  'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'GATEWAY_DATA_DIR' | 'GATEWAY_MIGRATE'
>;

/**
 * Whether a gateway brings the schema up to date by itself: on one machine it does. Where several share a database, it is a
 * step of its own, before the first of them is replaced.
 */
export const migratesAtStart = ({ GATEWAY_MIGRATE, DATABASE_URL }: StorePlace): boolean =>
  (GATEWAY_MIGRATE ?? (DATABASE_URL === undefined ? 'start' : 'step')) === 'start';

export async function openStore(place: StorePlace, options: StoreOptions = {}): Promise<Store> {
  const isMigrated = migratesAtStart(place);
  const { DATABASE_URL: url } = place;
  if (url === undefined) return openSqliteStore(place.GATEWAY_DATA_DIR, { ...options, isMigrated });
  const ownerUrl = place.DATABASE_MIGRATION_URL ?? url;
  return openPostgresStore(url, { ...options, isMigrated, ownerUrl });
}

export function openStoreToRead(place: StorePlace): Store {
  if (place.DATABASE_URL === undefined) return openSqliteStoreToRead(place.GATEWAY_DATA_DIR);
  return openPostgresStoreToRead(place.DATABASE_URL);
}

/** What the schema is to this program. */
export async function schemaStateOf(place: StorePlace): Promise<SchemaState> {
  if (place.DATABASE_URL === undefined) return sqliteSchemaState(place.GATEWAY_DATA_DIR);
  return postgresSchemaState(place.DATABASE_URL);
}

/** Brings the schema up to date, and says each migration that it did. */
export async function migrateStore(
  place: StorePlace,
  onDone: (name: string) => void,
): Promise<readonly string[]> {
  const { DATABASE_URL: url } = place;
  if (url === undefined) return migrateSqliteStore(place.GATEWAY_DATA_DIR, onDone);
  return migratePostgresStore(url, place.DATABASE_MIGRATION_URL, onDone);
}
