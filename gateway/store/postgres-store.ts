import { Kysely, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import { DatabaseError, Pool, types } from 'pg';
import { kyselyStore } from '#gateway/store/kysely-store.ts';
import { knownSchema, readSchema, requireSuitedSchema, stateOf } from '#gateway/store/migrate.ts';
import { grantToGateway, migratePostgres, roleOf } from '#gateway/store/migrate-postgres.ts';
import { postgresDialect } from '#gateway/store/postgres-driver.ts';
import { heardBy } from '#gateway/store/query-watch.ts';
import type { SchemaState } from '#gateway/store/schema-state.ts';
import { POSTGRES_SCHEMA } from '#gateway/store/schema/schema-dialect.ts';
import type { Store, StoreOptions } from '#gateway/store/store.ts';
import type { Tables } from '#gateway/store/tables.ts';

const UNIQUE_VIOLATION = '23505';
const MAX_CONNECTIONS = 10;
/** An operation waits for a connection, then for an answer: together less than five seconds. In milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const ANSWER_TIMEOUT = 2_500;
/** A frozen gateway must not hold its locks against the others. In milliseconds. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;

// PostgreSQL's driver gives 64-bit numbers as text; times in milliseconds and counts fit a double exactly.
types.setTypeParser(types.builtins.INT8, Number);

function connect(url: string, more: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    // Without waiting for the answers before.
    pipeline: true,
    ...more,
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => {});
  return pool;
}

/** The server's cluster, which its replicas share, and the number of the database there. */
async function placeOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select system_identifier::text || '.' || oid::text as place
    from pg_control_system(), pg_database where datname = current_database()
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('PostgreSQL does not say which database this is');
  return found.place;
}

function storeOver(pool: Pool, options: StoreOptions): Store {
  const { now } = options;
  const db = new Kysely<Tables>({
    dialect: postgresDialect(pool, options.onSent),
    log: heardBy(options),
  });
  return kyselyStore({
    db,
    // Not clock_timestamp(), which may change within a statement and so prevents the use of an index.
    now: () =>
      now === undefined
        ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`
        : sql<number>`cast(${now()} as bigint)`,
    clock: now ?? null,
    isRemote: true,
    isUniqueViolation: (error) => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION,
    place: () => placeOf(db),
    // The server checks its own pages: see docs/operations/scale.md.
    findDamage: async () => [],
    forgetDeleted: () => {},
    waiting: () => pool.waitingCount,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      most: pool.options.max,
    }),
    close: () => db.destroy(),
  });
}

const KNOWN = knownSchema(POSTGRES_SCHEMA);

/** One connection without time limits, for what takes minutes on a large table. */
async function onOneConnection<Value>(
  url: string,
  work: (db: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(connect(url, { max: 1 })) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What the schema of a database is to this program. */
export const postgresSchemaState = (url: string): Promise<SchemaState> =>
  onOneConnection(url, async (db) => stateOf(await readSchema(db), KNOWN));

/**
 * Brings the schema up to date as the role of `ownerUrl`, and lets the role of `url` use it, if they differ. Gives the names
 * of the migrations that it did.
 */
export async function migratePostgresStore(
  url: string,
  ownerUrl = url,
  onDone: (name: string) => void = () => {},
): Promise<readonly string[]> {
  const role = await onOneConnection(url, roleOf);
  return onOneConnection(ownerUrl, async (db) => {
    const done = await migratePostgres(db, KNOWN, onDone);
    if ((await roleOf(db)) !== role) await grantToGateway(db, role);
    return done;
  });
}

/** Opens the store in a PostgreSQL database, which any number of gateways may share. */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const { isMigrated = true, ownerUrl = url } = options;
  if (isMigrated) await migratePostgresStore(url, ownerUrl);
  else await onOneConnection(url, (db) => requireSuitedSchema(db, KNOWN));
  const pool = connect(url, {
    max: MAX_CONNECTIONS,
    query_timeout: ANSWER_TIMEOUT,
    statement_timeout: ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
  });
  return storeOver(pool, options);
}

/** For operators: every session is read-only. */
export function openPostgresStoreToRead(url: string): Store {
  return storeOver(connect(url, { max: 1, options: '-c default_transaction_read_only=on' }), {});
}
