import { Client, DatabaseError, Pool } from 'pg';
import { migrations, migrationsTable, POSTGRES_DIALECT } from '#gateway/store/migrations.ts';
import { sqlStore } from '#gateway/store/sql-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { StoreInUse, StoreUnavailable } from '#gateway/store/store.ts';

/** Any number will do that no other program takes in the same database: these are the letters RinSetu. */
const GATEWAY_LOCK = '23196870656750709';
const UNIQUE_VIOLATION = '23505';
/** SQLSTATE classes of a server that cannot serve: connection trouble, no resources, shutting down. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57']);
const MOST_CONNECTIONS = 10;
/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 10_000;

function asStoreFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const unavailable =
    !(error instanceof DatabaseError) || UNAVAILABLE_CLASSES.has(error.code?.slice(0, 2) ?? '');
  return unavailable
    ? new StoreUnavailable('the database cannot be reached', { cause: error })
    : error;
}

async function takeLock(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1::bigint) AS taken',
    [GATEWAY_LOCK],
  );
  if (rows[0]?.taken !== true) {
    throw new StoreInUse('another gateway is already running on the database of DATABASE_URL');
  }
}

async function migrate(client: Client, now: number): Promise<void> {
  await client.query('BEGIN');
  await client.query(migrationsTable(POSTGRES_DIALECT));
  const { rows } = await client.query<{ number: string }>('SELECT number FROM schema_migrations');
  const applied = new Set(rows.map(({ number }) => Number(number)));
  for (const { number, statements } of migrations(POSTGRES_DIALECT)) {
    if (applied.has(number)) continue;
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO schema_migrations VALUES ($1, $2)', [number, now]);
  }
  await client.query('COMMIT');
}

function storeOver(pool: Pool, close: () => Promise<void>): Store {
  return sqlStore({
    async run({ sql, values }) {
      try {
        return (await pool.query(sql, [...values])).rows;
      } catch (error) {
        throw asStoreFailure(error);
      }
    },
    isUniqueViolation: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
    close,
  });
}

function connect(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
  });
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => {});
  return pool;
}

/**
 * Opens the store in a PostgreSQL database, which belongs to this process until `close`: the lock lives in a
 * connection of its own, and the server lets go of it when that ends. `onLockLost` is called when it ends by itself,
 * as another gateway may then start on the same data.
 */
export async function openPostgresStore(
  url: string,
  now: number,
  onLockLost: () => void,
): Promise<Store> {
  const locking = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  let closing = false;
  let opened = false;
  locking.on('error', () => {});
  locking.on('end', () => {
    if (opened && !closing) onLockLost();
  });
  const release = async () => {
    closing = true;
    await locking.end();
  };
  try {
    await locking.connect();
    await takeLock(locking);
    await migrate(locking, now);
  } catch (error) {
    await release().catch(() => {});
    throw error;
  }
  opened = true;
  const pool = connect(url);
  return storeOver(pool, async () => {
    await pool.end();
    await release();
  });
}

/** For the operator: takes no lock, and each of its sessions is read-only. */
export function openPostgresStoreToRead(url: string): Store {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    options: '-c default_transaction_read_only=on',
  });
  pool.on('error', () => {});
  return storeOver(pool, () => pool.end());
}
