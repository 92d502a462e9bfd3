/** Stores whose data a test copies and searches, each with a database server, if any, that nobody else writes to. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Finding } from '#gateway/testing/find-in-clear.ts';
import { findInBytes, findInFolder } from '#gateway/testing/find-in-clear.ts';
import {
  isPostgresLeftOut,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt, runSql } from '#gateway/testing/stores/postgres-databases.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';

export type SearchableStore = Pick<PreparedStore, 'newPlace' | 'open' | 'stop'> & {
  /** A copy of the data, as a backup has it. No store may be open on it. */
  readonly copyOf: (place: string) => Promise<string>;
  /** Which of the values can be read in what the database has written: its files, its journal, and its rows. */
  readonly findInClear: (place: string, values: readonly string[]) => Promise<readonly Finding[]>;
};

async function searchableSqlite(): Promise<SearchableStore> {
  const home = await mkdtemp(join(tmpdir(), 'rinsetu-searchable-'));
  return {
    newPlace: () => mkdtemp(join(home, 'data-')),
    open: openSqliteStore,
    async copyOf(place) {
      const copy = await mkdtemp(join(home, 'copy-'));
      await cp(place, copy, { recursive: true });
      return copy;
    },
    findInClear: findInFolder,
    stop: () => rm(home, { recursive: true, force: true }),
  };
}

async function searchablePostgres(): Promise<SearchableStore> {
  const cluster = await startPostgresCluster();
  const nameOf = (place: string) => new URL(place).pathname.slice(1);
  return {
    newPlace: () => newDatabaseAt(cluster.url),
    open: openPostgresStore,
    async copyOf(place) {
      const copy = `${nameOf(place)}_copy`;
      await runSql(cluster.url, `CREATE DATABASE ${copy} TEMPLATE ${nameOf(place)}`);
      return new URL(copy, cluster.url).href;
    },
    async findInClear(place, values) {
      await runSql(place, 'CHECKPOINT');
      const found = [...findInBytes('rows', Buffer.from(await cluster.dump(place)), values)];
      for (const folder of ['base', 'pg_wal']) {
        found.push(...(await findInFolder(join(cluster.dataFolder, folder), values)));
      }
      return found;
    },
    stop: cluster.stop,
  };
}

export const SEARCHABLE_STORES = [
  { name: 'SQLite', isLeftOut: false, prepare: searchableSqlite },
  { name: 'PostgreSQL', isLeftOut: isPostgresLeftOut, prepare: searchablePostgres },
] as const;
