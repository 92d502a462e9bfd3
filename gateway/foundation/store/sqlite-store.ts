import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { kyselyStore } from '#gateway/foundation/store/kysely-store.ts';
import {
  knownSchema,
  migrate,
  readSchema,
  requireSuitedSchema,
  stateOf,
} from '#gateway/foundation/store/migrate.ts';
import type { SchemaState } from '#gateway/foundation/store/schema-state.ts';
import { SQLITE_SCHEMA } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { sqliteDialect, sqliteDriver } from '#gateway/foundation/store/sqlite-driver.ts';
import { heardBy } from '#gateway/foundation/store/query-watch.ts';
import {
  isSqliteUniqueViolation,
  SQLITE_BUSY,
  sqliteErrorNumber,
} from '#gateway/foundation/store/sqlite-errors.ts';
import type { Store, StoreOptions } from '#gateway/foundation/store/store.ts';
import { StoreInUse } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

export const DATABASE_FILE = 'gateway.sqlite';
const LOCK_FILE = 'lock.sqlite';
/** How long the operator's reader waits for the gateway, in milliseconds. */
const BUSY_TIMEOUT = 5_000;
/** How long the gateway waits for another program that writes to its database, such as an operator's: all calls wait with it. */
const WRITER_TIMEOUT = 1_000;

/**
 * Locks the folder for this process by an open exclusive transaction on a database of its own. It is an operating
 * system lock: it ends with the process, however that ends, and leaves nothing stale.
 */
export function lockFolder(folder: string): DatabaseSync {
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

/** The numbers of the file and its folder in the file system: they stay when a folder is renamed or mounted elsewhere. */
async function placeOf(file: string): Promise<string> {
  const found = await Promise.all(
    [dirname(file), file].map((path) => stat(path, { bigint: true })),
  );
  return found.map(({ ino }) => String(ino)).join('.');
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
  const driver = sqliteDriver(writer, reader, options.onSent);
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(driver),
    log: heardBy(options),
  });
  const store = kyselyStore({
    db,
    now: () => sql<number>`cast(${now()} as integer)`,
    clock: now,
    isRemote: false,
    isUniqueViolation: isSqliteUniqueViolation,
    // It has one writer.
    isConflict: () => false,
    place: () => placeOf(file),
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

const KNOWN = knownSchema(SQLITE_SCHEMA);

/** Makes the folder if it is missing, and locks it until `close`. */
function openToWrite(folder: string, options: StoreOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const file = join(folder, DATABASE_FILE);
  try {
    const writer = new DatabaseSync(file, {
      enableForeignKeyConstraints: true,
      timeout: WRITER_TIMEOUT,
    });
    chmodSync(file, 0o600);
    // FULL: a commit is on disk before it is confirmed. In WAL mode the default would lose the last ones.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // What is deleted is overwritten: people who were erased must not be read in the file's free pages.
    writer.exec('PRAGMA secure_delete = ON');
    const reader = new DatabaseSync(file, { readOnly: true });
    return storeOver(file, writer, reader, options, () => lock.close());
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Opens the store in a folder, which is created if missing and is locked until `close`. */
export async function openSqliteStore(folder: string, options: StoreOptions = {}): Promise<Store> {
  const { isMigrated = true } = options;
  const { db, store } = openToWrite(folder, options);
  try {
    if (isMigrated) await migrate(db, KNOWN);
    else await requireSuitedSchema(db, KNOWN);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Brings the schema up to date while no gateway uses the folder. Gives the names of the migrations that it did. */
export async function migrateSqliteStore(
  folder: string,
  onDone: (name: string) => void = () => {},
): Promise<readonly string[]> {
  const { db, store } = openToWrite(folder, {});
  try {
    return await migrate(db, KNOWN, undefined, onDone);
  } finally {
    await store.close();
  }
}

/** What the schema of a folder is to this program, also while a gateway uses it. A folder without a database has none. */
export async function sqliteSchemaState(folder: string): Promise<SchemaState> {
  if (!existsSync(join(folder, DATABASE_FILE))) return stateOf({ done: [], notes: [] }, KNOWN);
  const { db, store } = openToRead(folder);
  try {
    return stateOf(await readSchema(db), KNOWN);
  } finally {
    await store.close();
  }
}

function openToRead(folder: string) {
  const file = join(folder, DATABASE_FILE);
  const open = () => new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  return storeOver(file, open(), open(), {}, () => {});
}

/** For operators: reads while a gateway uses the folder, and cannot write. */
export const openSqliteStoreToRead = (folder: string): Store => openToRead(folder).store;
