import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '#gateway/store/postgres-store.ts';
import { openSqliteStore } from '#gateway/store/sqlite-store.ts';
import type { Store, StoreOptions } from '#gateway/store/store.ts';
import { isPostgresLeftOut, startPostgresCluster } from '#gateway/testing/postgres-cluster.ts';

export type StoreKind = {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Why its tests are left out, if they are. */
  readonly leftOut: string | null;
  /** Prepares once for a test file; `place` makes an empty place for data, and `open` opens the store in it. */
  readonly prepare: () => Promise<PreparedStore>;
};

export type PreparedStore = {
  readonly newPlace: () => Promise<string>;
  readonly open: (place: string, options?: StoreOptions) => Promise<Store>;
  readonly environmentOf: (place: string) => Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

async function prepareSqlite(): Promise<PreparedStore> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
  return {
    newPlace: () => mkdtemp(join(home, 'data-')),
    open: openSqliteStore,
    environmentOf: (place) => ({ GATEWAY_DATA_DIR: place }),
    stop: () => rm(home, { recursive: true, force: true }),
  };
}

async function preparePostgres(): Promise<PreparedStore> {
  const cluster = await startPostgresCluster();
  return {
    newPlace: cluster.newDatabase,
    open: openPostgresStore,
    environmentOf: (place) => ({ DATABASE_URL: place }),
    stop: cluster.stop,
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
