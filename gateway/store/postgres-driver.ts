import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import { nameOfKept } from '#gateway/store/kept-statement.ts';
import { needsNoAnswer } from '#gateway/store/without-answer.ts';
import type { StoreOptions } from '#gateway/store/store.ts';
import { StoreUnavailable } from '#gateway/store/store.ts';

/** What does no harm as a transaction of its own: reading, and counting what was not done. */
const HARMLESS_ALONE = /^\s*(?:select|insert into "tallies")/;

type OnSent = StoreOptions['onSent'];
type Statement = { readonly sql: string; readonly values: readonly unknown[] };

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

/**
 * A connection of the pool. Once it failed it is not used again: not for a rollback either, which would wait as long.
 *
 * What is sent together is one exchange: BEGIN goes with a transaction's first statement where that only reads, statements that
 * are executed side by side go one after the other without waiting, and those whose answer nobody needs wait for the next one,
 * or for COMMIT.
 */
class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #onSent: OnSent;
  #failure: unknown = null;
  #isDirect = false;
  #outstanding = 0;
  #isToBegin = false;
  #held: Statement[] = [];

  constructor(client: PoolClient, onSent: OnSent) {
    this.#client = client;
    this.#onSent = onSent;
    void this.#findServer();
  }

  /**
   * Statements are prepared by name only where the process that answers is the one that the connection was made to: behind a
   * pool of transactions the next one may be another's, which knows none of them.
   */
  async #findServer(): Promise<void> {
    try {
      const asked = { text: 'select pg_backend_pid() as pid', rowMode: 'array' } as const;
      const { rows } = await this.#client.query<number[]>(asked);
      this.#isDirect = 'processID' in this.#client && rows[0]?.[0] === this.#client.processID;
    } catch {
      // Then the first statement says why.
    }
  }

  /** Said by pg when the connection breaks between two statements; unheard, it would end the process. */
  readonly #lost = (error: unknown) => {
    this.#failure = asPostgresFailure(error);
  };

  acquired(): void {
    this.#client.on('error', this.#lost);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onSent?.('statement');
    const statement = { sql: query.sql, values: query.parameters };
    if (needsNoAnswer(query)) {
      this.#held.push(statement);
      return { rows: [] };
    }
    // Were BEGIN alone to fail, what is sent with it would be a transaction of its own.
    if (this.#isToBegin && !HARMLESS_ALONE.test(query.sql)) await this.#sendAll([]);
    const { rows, rowCount } = await this.#sendAll([statement]);
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  streamQuery(): never {
    throw new Error('PostgreSQL is read page by page here, not as a stream');
  }

  begin(): void {
    this.#onSent?.('transaction');
    this.#isToBegin = true;
  }

  async commit(): Promise<void> {
    if (this.#isToBegin && this.#held.length === 0) {
      this.#isToBegin = false;
      return;
    }
    if (this.#isToBegin) await this.#sendAll([]);
    const { command } = await this.#sendAll([{ sql: 'COMMIT', values: [] }]);
    // So PostgreSQL answers when a statement of the transaction had failed.
    if (command === 'ROLLBACK') throw new Error('the transaction was rolled back');
  }

  async rollback(): Promise<void> {
    this.#held = [];
    if (this.#isToBegin) this.#isToBegin = false;
    else await this.#sendAll([{ sql: 'ROLLBACK', values: [] }]);
  }

  /** Sends what is held, and then these; gives the last answer. */
  async #sendAll(statements: readonly Statement[]): Promise<pg.QueryResult> {
    const held = this.#held;
    this.#held = [];
    const begin = this.#isToBegin ? [{ sql: 'BEGIN', values: [] }] : [];
    this.#isToBegin = false;
    const sent = [...begin, ...held, ...statements].map((each) => this.#send(each));
    // Of several failures this is the first: those after it only say that the transaction has failed.
    const answers = await Promise.all(sent);
    const last = answers.at(-1);
    if (last === undefined) throw new Error('nothing was sent');
    return last;
  }

  async #send({ sql, values }: Statement): Promise<pg.QueryResult> {
    if (this.#failure !== null) throw this.#failure;
    if (this.#outstanding === 0) this.#onSent?.('exchange');
    this.#outstanding += 1;
    try {
      const name = this.#isDirect ? nameOfKept(sql) : undefined;
      return await this.#client.query({
        text: sql,
        values: [...values],
        ...(name !== undefined && { name }),
      });
    } catch (error) {
      const failure = asPostgresFailure(error);
      if (failure instanceof StoreUnavailable) this.#failure = failure;
      throw failure;
    } finally {
      this.#outstanding -= 1;
    }
  }

  release(): void {
    this.#client.off('error', this.#lost);
    this.#client.release(this.#failure !== null);
  }
}

/** PostgreSQL for Kysely over a pool of pg's that gives up on a server which does not answer. */
export function postgresDialect(pool: Pool, onSent?: OnSent): Dialect {
  const ofClients = new WeakMap<PoolClient, PooledConnection>();
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
        const connection = ofClients.get(client) ?? new PooledConnection(client, onSent);
        ofClients.set(client, connection);
        connections.set(connection, connection);
        connection.acquired();
        return connection;
      },
      releaseConnection: async (connection) => known(connection).release(),
      beginTransaction: async (connection) => known(connection).begin(),
      commitTransaction: (connection) => known(connection).commit(),
      rollbackTransaction: (connection) => known(connection).rollback(),
      destroy: () => pool.end(),
    }),
  };
}
