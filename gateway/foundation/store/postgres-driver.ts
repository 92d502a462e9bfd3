import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import { nameOfPrepared } from '#gateway/foundation/store/prepared-statement.ts';
import { needsNoAnswer } from '#gateway/foundation/store/without-answer.ts';
import type { StoreOptions } from '#gateway/foundation/store/store.ts';
import { OutcomeUnknown, StoreUnavailable } from '#gateway/foundation/store/store.ts';

type OnSent = StoreOptions['onSent'];
type Statement = { readonly sql: string; readonly values: readonly unknown[] };

/** What does no harm as a transaction of its own: reading, and counting what was not done. */
const isHarmlessAlone = ({ sql }: Statement) => /^\s*(?:select|insert into "tallies")/.test(sql);

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

/**
 * A connection of the pool. Once it failed it is not used again: not for a rollback either, which would wait as long.
 *
 * What is sent together is one exchange: BEGIN goes with a transaction's first statement where that only reads, statements that
 * are executed side by side go one after the other without waiting, and those whose answer nobody needs wait for the next one,
 * or for COMMIT.
 */
class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #terms: TransactionTerms;
  readonly #onSent: OnSent;
  #failure: unknown = null;
  #isInTransaction = false;
  #wasWarned = false;
  #isDirect = false;
  #outstanding = 0;
  #isToBegin = false;
  /** Settles when the server has begun the transaction; null before it was asked, and when it has. */
  #begun: Promise<unknown> | null = null;
  /** How many wait for that. */
  #waiting = 0;
  #held: Statement[] = [];

  constructor(client: PoolClient, terms: TransactionTerms, onSent: OnSent) {
    this.#client = client;
    this.#terms = terms;
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

  readonly #warned = () => {
    this.#wasWarned = true;
  };

  acquired(): void {
    this.#client.on('error', this.#lost);
    this.#client.on('notice', this.#warned);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onSent?.('statement');
    const statement = { sql: query.sql, values: query.parameters };
    if (needsNoAnswer(query)) {
      this.#held.push(statement);
      return { rows: [] };
    }
    const { rows, rowCount } = this.#isInTransaction
      ? await this.#sendAll([statement])
      : await this.#runAlone(statement);
    return { rows, ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  /** Reading has no session that is read-only, so each statement is a transaction that is. */
  async #runAlone(statement: Statement) {
    if (!this.#terms.isReadOnly) return this.#sendAll([statement], CHANGES.test(statement.sql));
    this.begin();
    try {
      const found = await this.#sendAll([statement]);
      await this.commit();
      return found;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('PostgreSQL is read page by page here, not as a stream');
  }

  begin(): void {
    this.#onSent?.('transaction');
    this.#begun = null;
    this.#isToBegin = true;
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    this.#wasWarned = false;
    try {
      if (this.#isToBegin && this.#held.length === 0) return;
      const { command } = await this.#sendAll([{ sql: 'COMMIT', values: [] }], true);
      // So PostgreSQL answers when a statement of the transaction had failed.
      if (command === 'ROLLBACK') throw new Error('the transaction was rolled back');
    } finally {
      this.#isToBegin = false;
      this.#isInTransaction = false;
    }
    // The server has stopped waiting for its replicas, because somebody told it to: it is not known whether they have it.
    if (this.#wasWarned) throw new OutcomeUnknown('the replicas have not confirmed the change');
  }

  async rollback(): Promise<void> {
    const hasBegun = this.#isInTransaction && !this.#isToBegin;
    this.#held = [];
    this.#isToBegin = false;
    this.#isInTransaction = false;
    // What is lost has rolled back, or will when the server notices.
    if (hasBegun && this.#failure === null) await this.#sendAll([{ sql: 'ROLLBACK', values: [] }]);
  }

  /**
   * Sends what is held, and then these; gives the last answer. `mayKeep`: whether the last of them, once sent, may be carried
   * out for good.
   */
  async #sendAll(statements: readonly Statement[], mayKeep = false): Promise<pg.QueryResult> {
    if (this.#failure !== null) throw this.#failure;
    const all = [...this.#held, ...statements];
    this.#held = [];
    const begun = this.#sendBegin();
    if (this.#begun !== null && !(this.#waiting === 0 && all.every(isHarmlessAlone))) {
      await this.#untilBegun();
    }
    const sent = all.map((each) => this.#send(each));
    try {
      // Of several failures this is the first: those after it only say that the transaction has failed.
      const [, ...answers] = await Promise.all([begun, ...sent]);
      const last = answers.at(-1);
      if (last === undefined) throw new Error('nothing was sent');
      return last;
    } catch (error) {
      if (!mayKeep || !(error instanceof StoreUnavailable) || isRefused(error.cause)) throw error;
      const { cause } = error;
      throw new OutcomeUnknown('the database has not said what became of the change', { cause });
    }
  }

  #sendBegin(): Promise<unknown> | null {
    if (!this.#isToBegin) return this.#begun;
    this.#isToBegin = false;
    const begun = this.#send({ sql: beginning(this.#terms), values: [] }).then(() => {
      if (this.#begun === begun) this.#begun = null;
    });
    // Whoever is sent with it hears of it.
    begun.catch(() => {});
    this.#begun = begun;
    return begun;
  }

  /** Were BEGIN alone to fail, what is sent with it would be a transaction of its own. */
  async #untilBegun(): Promise<void> {
    this.#waiting += 1;
    try {
      await this.#begun;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #send({ sql, values }: Statement): Promise<pg.QueryResult> {
    if (this.#failure !== null) throw this.#failure;
    if (this.#outstanding === 0) this.#onSent?.('exchange');
    this.#outstanding += 1;
    try {
      const name = this.#isDirect ? nameOfPrepared(sql) : undefined;
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
    this.#client.off('notice', this.#warned);
    this.#client.release(this.#failure !== null);
  }
}

/** PostgreSQL for Kysely over a pool of pg's that gives up on a server which does not answer. */
export function postgresDialect(pool: Pool, terms = UNLIMITED, onSent?: OnSent): Dialect {
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
        const connection = ofClients.get(client) ?? new PooledConnection(client, terms, onSent);
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
