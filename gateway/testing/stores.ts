import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '#gateway/store/postgres-store.ts';
import { openSqliteStore } from '#gateway/store/sqlite-store.ts';
import type { Store, StoreOptions } from '#gateway/store/store.ts';
import { isPostgresLeftOut } from '#gateway/testing/postgres-cluster.ts';
import { emptyDatabase } from '#gateway/testing/postgres-databases.ts';
import { newDatabase } from '#gateway/testing/shared-postgres.ts';

export type StoreKind = {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Why its tests are left out, if they are. */
  readonly leftOut: string | null;
  /** Prepares once for a test file. */
  readonly prepare: () => Promise<PreparedStore>;
};

export type PreparedStore = {
  readonly newPlace: () => Promise<string>;
  /** A place without data, which an earlier test of the file may have used: faster than a new one. */
  readonly emptyPlace: () => Promise<string>;
  readonly open: (place: string, options?: StoreOptions) => Promise<Store>;
  readonly environmentOf: (place: string) => Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

async function prepareSqlite(): Promise<PreparedStore> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
  const newPlace = () => mkdtemp(join(home, 'data-'));
  return {
    newPlace,
    emptyPlace: newPlace,
    open: openSqliteStore,
    environmentOf: (place) => ({ GATEWAY_DATA_DIR: place }),
    stop: () => rm(home, { recursive: true, force: true }),
  };
}

async function preparePostgres(): Promise<PreparedStore> {
  const kept = await newDatabase();
  return {
    newPlace: newDatabase,
    emptyPlace: async () => {
      await emptyDatabase(kept);
      return kept;
    },
    open: openPostgresStore,
    environmentOf: (place) => ({ DATABASE_URL: place }),
    stop: async () => {},
  };
}

export const STORE_KINDS: readonly StoreKind[] = [
  { name: 'SQLite', leftOut: null, prepare: prepareSqlite },
  {
    name: 'PostgreSQL',
    leftOut: isPostgresLeftOut ? 'RINSETU_WITHOUT_POSTGRES=1 is set' : null,
    prepare: preparePostgres,
  },
];
