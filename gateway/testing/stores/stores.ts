import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store, StoreOptions } from '#gateway/foundation/store/store.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import {
  dataFoldersOf,
  emptyDatabase,
  emptyTables,
} from '#gateway/testing/stores/postgres-databases.ts';
import { newDatabase, newDatabaseWithTables } from '#gateway/testing/stores/shared-postgres.ts';

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
  /** A store without data, for one test after the other: much faster than to open one in a new place. */
  readonly emptyStore: (now: () => number) => Promise<Store>;
  readonly environmentOf: (place: string) => Readonly<Record<string, string>>;
  /** Where the data of a place are, with their journal. */
  readonly foldersOf: (place: string) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
};

async function prepareSqlite(): Promise<PreparedStore> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
  const newPlace = () => mkdtemp(join(home, 'data-'));
  let template: Promise<string> | undefined;
  let kept: Store | undefined;
  return {
    newPlace,
    emptyPlace: newPlace,
    open: openSqliteStore,
    async emptyStore(now) {
      await kept?.close();
      const place = await newPlace();
      await cp(await (template ??= newTemplate(await newPlace())), place, { recursive: true });
      kept = await openSqliteStore(place, { now });
      return kept;
    },
    environmentOf: (place) => ({ GATEWAY_DATA_DIR: place }),
    foldersOf: async (place) => [place],
    async stop() {
      await kept?.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Fills a folder with a database that has its tables and no rows. */
async function newTemplate(place: string): Promise<string> {
  await (await openSqliteStore(place)).close();
  return place;
}

async function preparePostgres(): Promise<PreparedStore> {
  const kept = await newDatabaseWithTables();
  let open: Promise<Store> | undefined;
  let clock: () => number = Date.now;
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-gateway-'));
  return {
    newPlace: newDatabase,
    emptyPlace: async () => {
      await emptyDatabase(kept);
      return kept;
    },
    open: openPostgresStore,
    async emptyStore(now) {
      clock = now;
      open ??= openPostgresStore(kept, { now: () => clock() });
      const store = await open;
      await emptyTables.execute(store.records.db);
      return store;
    },
    environmentOf: (place) => {
      const beside = join(home, new URL(place).pathname.slice(1));
      return {
        DATABASE_URL: place,
        GATEWAY_MIGRATE: 'start',
        GATEWAY_DOCUMENTS_DIR: `${beside}-documents`,
        GATEWAY_ERASURES_FILE: `${beside}-erasures.jsonl`,
      };
    },
    foldersOf: dataFoldersOf,
    async stop() {
      await (await open)?.close();
      await rm(home, { recursive: true, force: true });
    },
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
