import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import { OutcomeUnknown, StoreUnavailable } from '#gateway/store/store.ts';

/** SQLSTATE classes of a server that cannot serve: connection trouble, no resources, shutting down, trouble with its disk. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58']);
/** What a primary says that has become a replica, and the end of a connection whose transaction stood still for too long. */
const UNAVAILABLE_CODES = new Set(['25006', '25P03']);

/** What pg itself throws has no SQLSTATE: no connection, or no answer in time. */
const isUnavailable = (error: Error) =>
  !(error instanceof DatabaseError) ||
  UNAVAILABLE_CODES.has(error.code ?? '') ||
  UNAVAILABLE_CLASSES.has(error.code?.slice(0, 2) ?? '');

function asPostgresFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  return isUnavailable(error)
    ? new StoreUnavailable('the database cannot be reached', { cause: error })
    : error;
}

/** What holds in each transaction. In milliseconds; 0 for no limit. */
export type TransactionTerms = {
  readonly isReadOnly: boolean;
  readonly statementTimeout: number;
  /** How long it may wait for its next statement: a frozen gateway must not hold its locks against the others. */
  readonly idleTimeout: number;
};

/** For what takes minutes on a large table. */
export const UNLIMITED: TransactionTerms = {
  isReadOnly: false,
  statementTimeout: 0,
  idleTimeout: 0,
};

/**
 * One message begins a transaction and says what holds in it. Nothing of that outlives it, so that a pool which gives each
 * transaction another connection carries it as well.
 */
const beginning = ({ isReadOnly, statementTimeout, idleTimeout }: TransactionTerms) =>
  `BEGIN${isReadOnly ? ' READ ONLY' : ''}; SET LOCAL statement_timeout = ${statementTimeout}; SET LOCAL idle_in_transaction_session_timeout = ${idleTimeout}`;

/** Whether a statement on its own may have changed something, though no answer came. */
const CHANGES = /\b(?:insert|update|delete)\b/i;

/** Whether the server answered that it has not done it: it says an error, and goes on to serve the connection. */
const isRefused = (error: unknown) => error instanceof DatabaseError && error.severity === 'ERROR';

/** A connection of the pool. Once it failed it is not used again: not for a rollback either, which would wait as long. */
class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #terms: TransactionTerms;
  #failure: unknown = null;
  #isInTransaction = false;
  #wasWarned = false;

  constructor(client: PoolClient, terms: TransactionTerms) {
    this.#client = client;
    this.#terms = terms;
    client.on('error', this.#lost);
    client.on('notice', this.#warned);
  }

  /** Said by pg when the connection breaks between two statements; unheard, it would end the process. */
  readonly #lost = (error: unknown) => {
    this.#failure = asPostgresFailure(error);
  };

  readonly #warned = () => {
    this.#wasWarned = true;
  };

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = this.#isInTransaction
      ? await this.#run(sql, parameters)
      : await this.#runAlone(sql, parameters);
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  /** Reading has no session that is read-only, so each statement is a transaction that is. */
  async #runAlone(sql: string, parameters: readonly unknown[]) {
    if (!this.#terms.isReadOnly) return this.#run(sql, parameters, CHANGES.test(sql));
    await this.begin();
    try {
      const found = await this.#run(sql, parameters);
      await this.commit();
      return found;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  async begin(): Promise<void> {
    await this.#run(beginning(this.#terms));
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    this.#isInTransaction = false;
    this.#wasWarned = false;
    const { command } = await this.#run('COMMIT', [], true);
    // So PostgreSQL answers when a statement of the transaction had failed.
    if (command === 'ROLLBACK') throw new Error('the transaction was rolled back');
    // The server has stopped waiting for its replicas, because somebody told it to: it is not known whether they have it.
    if (this.#wasWarned) throw new OutcomeUnknown('the replicas have not confirmed the change');
  }

  async rollBack(): Promise<void> {
    this.#isInTransaction = false;
    // What is lost has rolled back, or will when the server notices.
    if (this.#failure === null) await this.#run('ROLLBACK');
  }

  streamQuery(): never {
    throw new Error('PostgreSQL is read page by page here, not as a stream');
  }

  /** `mayKeep`: whether the statement, once sent, may be carried out for good. */
  async #run(sql: string, values: readonly unknown[] = [], mayKeep = false) {
    if (this.#failure !== null) throw this.#failure;
    try {
      return await this.#client.query(sql, [...values]);
    } catch (error) {
      const failure = asPostgresFailure(error);
      if (!(failure instanceof StoreUnavailable)) throw failure;
      this.#failure = failure;
      if (!mayKeep || isRefused(error)) throw failure;
      throw new OutcomeUnknown('the database has not said what became of the change', {
        cause: error,
      });
    }
  }

  release(): void {
    this.#client.off('error', this.#lost);
    this.#client.off('notice', this.#warned);
    this.#client.release(this.#failure !== null);
  }
}

/** PostgreSQL for Kysely over a pool of pg's that gives up on a server which does not answer. */
export function postgresDialect(pool: Pool, terms = UNLIMITED): Dialect {
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
        const connection = new PooledConnection(client, terms);
        connections.set(connection, connection);
        return connection;
      },
      releaseConnection: async (connection) => known(connection).release(),
      beginTransaction: (connection) => known(connection).begin(),
      commitTransaction: (connection) => known(connection).commit(),
      rollbackTransaction: (connection) => known(connection).rollBack(),
      destroy: () => pool.end(),
    }),
  };
}
