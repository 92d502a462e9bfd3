import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import type { StoreOptions } from '#gateway/store/store.ts';
import { StoreUnavailable } from '#gateway/store/store.ts';

type OnSent = StoreOptions['onSent'];

/** SQLSTATE classes of a server that cannot serve: connection trouble, no resources, shutting down. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57']);

/** What pg itself throws has no SQLSTATE: no connection, or no answer in time. */
function asPostgresFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const unavailable =
    !(error instanceof DatabaseError) || UNAVAILABLE_CLASSES.has(error.code?.slice(0, 2) ?? '');
  return unavailable
    ? new StoreUnavailable('the database cannot be reached', { cause: error })
    : error;
}

/** A connection of the pool. Once it failed it is not used again: not for a rollback either, which would wait as long. */
class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #onSent: OnSent;
  #failure: unknown = null;

  constructor(client: PoolClient, onSent: OnSent) {
    this.#client = client;
    this.#onSent = onSent;
    client.on('error', this.#lost);
  }

  /** Said by pg when the connection breaks between two statements; unheard, it would end the process. */
  readonly #lost = (error: unknown) => {
    this.#failure = asPostgresFailure(error);
  };

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onSent?.('statement');
    const { rows, rowCount } = await this.run(sql, parameters);
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('PostgreSQL is read page by page here, not as a stream');
  }

  async run(sql: string, values: readonly unknown[] = []) {
    if (this.#failure !== null) throw this.#failure;
    this.#onSent?.('exchange');
    try {
      return await this.#client.query(sql, [...values]);
    } catch (error) {
      const failure = asPostgresFailure(error);
      if (failure instanceof StoreUnavailable) this.#failure = failure;
      throw failure;
    }
  }

  release(): void {
    this.#client.off('error', this.#lost);
    this.#client.release(this.#failure !== null);
  }
}

/** PostgreSQL for Kysely over a pool of pg's that gives up on a server which does not answer. */
export function postgresDialect(pool: Pool, onSent?: OnSent): Dialect {
  const connections = new WeakMap<DatabaseConnection, PooledConnection>();
  const known = (connection: DatabaseConnection): PooledConnection => {
    const found = connections.get(connection);
    if (found === undefined) throw new Error('not a connection of this pool');
    return found;
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      async acquireConnection() {
        const client = await pool.connect().catch((error: unknown) => {
          throw asPostgresFailure(error);
        });
        const connection = new PooledConnection(client, onSent);
        connections.set(connection, connection);
        return connection;
      },
      releaseConnection: async (connection) => known(connection).release(),
      async beginTransaction(connection) {
        onSent?.('transaction');
        await known(connection).run('BEGIN');
      },
      async commitTransaction(connection) {
        const { command } = await known(connection).run('COMMIT');
        // So PostgreSQL answers when a statement of the transaction had failed.
        if (command === 'ROLLBACK') throw new Error('the transaction was rolled back');
      },
      async rollbackTransaction(connection) {
        await known(connection).run('ROLLBACK');
      },
      destroy: () => pool.end(),
    }),
  };
}
