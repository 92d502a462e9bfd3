import { Kysely, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import { DatabaseError, Pool, types } from 'pg';
import { requireDirect } from '#gateway/foundation/store/direct-connection.ts';
import { kyselyStore } from '#gateway/foundation/store/kysely-store.ts';
import {
  knownSchema,
  readSchema,
  requireSuitedSchema,
  stateOf,
} from '#gateway/foundation/store/migrate.ts';
import {
  grantToGateway,
  limitStatements,
  migratePostgres,
  roleOf,
} from '#gateway/foundation/store/migrate-postgres.ts';
import type { TransactionTerms } from '#gateway/foundation/store/postgres-driver.ts';
import { postgresDialect, UNLIMITED } from '#gateway/foundation/store/postgres-driver.ts';
import { heardBy } from '#gateway/foundation/store/query-watch.ts';
import type { SchemaState } from '#gateway/foundation/store/schema-state.ts';
import { POSTGRES_SCHEMA } from '#gateway/foundation/store/schema/schema-dialect.ts';
import type { Store, StoreOptions } from '#gateway/foundation/store/store.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const UNIQUE_VIOLATION = '23505';
/** Transactions that cannot be put into an order, and those that wait for each other. */
const CONFLICTS = new Set(['40001', '40P01']);
const MAX_CONNECTIONS = 10;
/** An operation waits for a connection, then for an answer: together less than five seconds. In milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const ANSWER_TIMEOUT = 2_500;

const OF_GATEWAYS: TransactionTerms = {
  isReadOnly: false,
  statementTimeout: ANSWER_TIMEOUT,
  idleTimeout: 10_000,
};

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

function storeOver(pool: Pool, terms: TransactionTerms, options: StoreOptions): Store {
  const { now } = options;
  const db = new Kysely<Tables>({
    dialect: postgresDialect(pool, terms, options.onSent),
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
    isConflict: (error) => error instanceof DatabaseError && CONFLICTS.has(error.code ?? ''),
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

/** One connection, whose transactions have no time limits. */
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
  await requireDirect(ownerUrl);
  const role = await onOneConnection(url, roleOf);
  const done = await onOneConnection(ownerUrl, async (db) => {
    const migrated = await migratePostgres(db, KNOWN, onDone);
    if ((await roleOf(db)) !== role) await grantToGateway(db, role);
    return migrated;
  });
  await onOneConnection(url, (db) => limitStatements(db, ANSWER_TIMEOUT));
  return done;
}

/** Opens the store in a PostgreSQL database, which any number of gateways may share. */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const { isMigrated = true, ownerUrl = url } = options;
  if (isMigrated) await migratePostgresStore(url, ownerUrl);
  else await onOneConnection(url, (db) => requireSuitedSchema(db, KNOWN));
  const pool = connect(url, { max: MAX_CONNECTIONS, query_timeout: ANSWER_TIMEOUT });
  return storeOver(pool, OF_GATEWAYS, options);
}

/** For operators: every transaction is read-only. */
export function openPostgresStoreToRead(url: string): Store {
  return storeOver(connect(url, { max: 1 }), { ...UNLIMITED, isReadOnly: true }, {});
}
