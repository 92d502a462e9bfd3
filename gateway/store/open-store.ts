import type { Configuration } from '#gateway/configuration.ts';
import { openPostgresStore, openPostgresStoreToRead } from '#gateway/store/postgres-store.ts';
import { openSqliteStore, openSqliteStoreToRead } from '#gateway/store/sqlite-store.ts';
import type { Store, StoreOptions } from '#gateway/store/store.ts';

type StorePlace = Pick<Configuration, 'DATABASE_URL' | 'GATEWAY_DATA_DIR'>;

export async function openStore(place: StorePlace, options: StoreOptions = {}): Promise<Store> {
  if (place.DATABASE_URL === undefined) return openSqliteStore(place.GATEWAY_DATA_DIR, options);
  return openPostgresStore(place.DATABASE_URL, options);
}

export function openStoreToRead(place: StorePlace): Store {
  if (place.DATABASE_URL === undefined) return openSqliteStoreToRead(place.GATEWAY_DATA_DIR);
  return openPostgresStoreToRead(place.DATABASE_URL);
}
