import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations, migrationsTable, SQLITE_DIALECT } from '#gateway/store/migrations.ts';
import { sqlStore } from '#gateway/store/sql-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { StoreInUse } from '#gateway/store/store.ts';

const DATABASE_FILE = 'gateway.sqlite';
const LOCK_FILE = 'lock.sqlite';
/** SQLite's result codes, https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
/** How long the operator's reader waits for the gateway, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

const errorNumber = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/**
 * Takes the folder for this process by an open exclusive transaction on a database of its own. That is a lock of the
 * operating system: it ends with the process, however that ends, and leaves nothing stale behind.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (errorNumber(error) !== SQLITE_BUSY) throw error;
    throw new StoreInUse(`another gateway is already running on the data folder ${folder}`);
  }
}

function migrate(database: DatabaseSync, now: number): void {
  database.exec('BEGIN IMMEDIATE');
  database.exec(migrationsTable(SQLITE_DIALECT));
  const applied = new Set(
    database
      .prepare('SELECT number FROM schema_migrations')
      .all()
      .map(({ number }) => number),
  );
  for (const { number, statements } of migrations(SQLITE_DIALECT)) {
    if (applied.has(number)) continue;
    for (const statement of statements) database.exec(statement);
    database.prepare('INSERT INTO schema_migrations VALUES (?, ?)').run(number, now);
  }
  database.exec('COMMIT');
}

function storeOver(database: DatabaseSync, close: () => void): Store {
  return sqlStore({
    run: async ({ sql, values }) =>
      database
        .prepare(sql)
        .all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))),
    isUniqueViolation: (error) => {
      const number = errorNumber(error);
      return number === SQLITE_CONSTRAINT_UNIQUE || number === SQLITE_CONSTRAINT_PRIMARYKEY;
    },
    close: async () => close(),
  });
}

/** Opens the store in a folder, which is made when it is missing and belongs to this process until `close`. */
export function openSqliteStore(folder: string, now: number): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const database = new DatabaseSync(join(folder, DATABASE_FILE), {
      enableForeignKeyConstraints: true,
    });
    chmodSync(join(folder, DATABASE_FILE), 0o600);
    // FULL: a commit is on disk before it is confirmed. In WAL mode the default would lose the last ones.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(database, now);
    return storeOver(database, () => {
      database.close();
      lock.close();
    });
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** For the operator: reads while a gateway runs on the folder, and cannot write. */
export function openSqliteStoreToRead(folder: string): Store {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), {
    readOnly: true,
    timeout: BUSY_TIMEOUT,
  });
  return storeOver(database, () => database.close());
}
