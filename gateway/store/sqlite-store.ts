import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { kyselyStore } from '#gateway/store/kysely-store.ts';
import { migrate, SQLITE_SCHEMA } from '#gateway/store/migrations.ts';
import { sqliteDialect, sqliteDriver } from '#gateway/store/sqlite-driver.ts';
import { heardBy } from '#gateway/store/query-watch.ts';
import {
  isSqliteUniqueViolation,
  SQLITE_BUSY,
  sqliteErrorNumber,
} from '#gateway/store/sqlite-errors.ts';
import type { Store, StoreOptions } from '#gateway/store/store.ts';
import { StoreInUse } from '#gateway/store/store.ts';
import type { Tables } from '#gateway/store/tables.ts';

const DATABASE_FILE = 'gateway.sqlite';
const LOCK_FILE = 'lock.sqlite';
/** How long the operator's reader waits for the gateway, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Locks the folder for this process by an open exclusive transaction on a database of its own. It is an operating
 * system lock: it ends with the process, however that ends, and leaves nothing stale.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (sqliteErrorNumber(error) !== SQLITE_BUSY) throw error;
    throw new StoreInUse(`another gateway is already running on the data folder ${folder}`);
  }
}

/** Checks the whole file in its own thread, since that takes seconds for a large one. */
function findDamage(file: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./find-damage.ts', import.meta.url), { workerData: file });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Moves what the journal holds into the database, and the journal's file becomes empty. */
function emptyJournal(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

function storeOver(
  file: string,
  writer: DatabaseSync,
  reader: DatabaseSync,
  options: StoreOptions,
  afterClose: () => void,
) {
  const now = options.now ?? (() => Date.now());
  const driver = sqliteDriver(writer, reader);
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(driver),
    log: heardBy(options),
  });
  const store = kyselyStore({
    db,
    now: () => sql<number>`cast(${now()} as integer)`,
    isRemote: false,
    isUniqueViolation: isSqliteUniqueViolation,
    findDamage: () => findDamage(file),
    forgetDeleted: () => emptyJournal(file),
    waiting: driver.waiting,
    connections: () => null,
    async close() {
      await db.destroy();
      afterClose();
    },
  });
  return { db, store };
}

/** Opens the store in a folder, which is created if missing and is locked until `close`. */
export async function openSqliteStore(folder: string, options: StoreOptions = {}): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  try {
    const writer = new DatabaseSync(file, { enableForeignKeyConstraints: true });
    chmodSync(file, 0o600);
    // FULL: a commit is on disk before it is confirmed. In WAL mode the default would lose the last ones.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // What is deleted is overwritten: people who were erased must not be read in the file's free pages.
    writer.exec('PRAGMA secure_delete = ON');
    const reader = new DatabaseSync(file, { readOnly: true });
    const { db, store } = storeOver(file, writer, reader, options, () => lock.close());
    await migrate(db, SQLITE_SCHEMA);
    return store;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** For operators: reads while a gateway uses the folder, and cannot write. */
export function openSqliteStoreToRead(folder: string): Store {
  const file = join(folder, DATABASE_FILE);
  const open = () => new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  return storeOver(file, open(), open(), {}, () => {}).store;
}
