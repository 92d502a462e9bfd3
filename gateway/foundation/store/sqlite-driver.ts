import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { asSqliteFailure } from '#gateway/foundation/store/sqlite-errors.ts';
import type { StoreOptions } from '#gateway/foundation/store/store.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';

/** Limits how many writers share a commit, so that none of them waits long. */
const MAX_WRITERS_PER_COMMIT = 1000;
const MAX_PREPARED = 200;

/** The writers that share one commit. `committed` settles when it is on disk, or has failed for all. */
type Commit = {
  members: number;
  failure: Error | null;
  readonly committed: PromiseWithResolvers<void>;
};

type Writer =
  /** One statement, executed immediately when its turn comes. */
  | { readonly kind: 'statement'; readonly run: (commit: Commit) => void }
  /** Many statements; the next writer's turn comes when this one ends. */
  | { readonly kind: 'transaction'; readonly start: (commit: Commit) => void };

export type SqliteDriver = Driver & { readonly waiting: () => number };

function bindable(value: unknown): SQLInputValue {
  const isBindable = value === null || typeof value === 'string' || typeof value === 'number';
  if (!isBindable)
    throw new TypeError(`SQLite is given text, numbers and null, not ${typeof value}`);
  return value;
}

/** Runs statements on one connection, each prepared once. */
function statementsOf(database: DatabaseSync) {
  const prepared = new Map<string, { statement: StatementSync; givesRows: boolean }>();
  return <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    let known = prepared.get(sql);
    if (known === undefined) {
      const statement = database.prepare(sql);
      known = { statement, givesRows: statement.columns().length > 0 };
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      prepared.set(sql, known);
    }
    const values = parameters.map(bindable);
    if (!known.givesRows) {
      return { rows: [], numAffectedRows: BigInt(known.statement.run(...values).changes) };
    }
    // Their type is what Kysely says that this query gives.
    const rows: unknown = known.statement.all(...values);
    return { rows: Array.isArray(rows) ? rows : [] };
  };
}

/**
 * SQLite for Kysely over `node:sqlite`. Writes that wait at the same moment share one commit, and each is confirmed
 * when that is on disk: one fsync serves them all. A transaction that fails is rolled back to its own start and takes
 * nobody with it. Reads outside of a transaction have their own connection, which sees only what is committed.
 *
 * A transaction must await nothing but its own statements: every other writer waits for it.
 */
export function sqliteDriver(
  writer: DatabaseSync,
  reader: DatabaseSync,
  onSent?: StoreOptions['onSent'],
): SqliteDriver {
  const write = statementsOf(writer);
  const read = statementsOf(reader);
  const queue: Writer[] = [];
  const transactions = new WeakMap<DatabaseConnection, Commit>();
  let isIdle = true;
  let commit: Commit | null = null;
  const whenIdle: (() => void)[] = [];
  /** To make one, and have Kysely prepare it, costs as much as a read. */
  const free: DatabaseConnection[] = [];

  const fail = (failed: Commit, error: unknown) => {
    const failure = asSqliteFailure(error);
    failed.failure = failure instanceof Error ? failure : new Error('the commit failed');
    failed.committed.reject(failed.failure);
  };

  const rest = () => {
    commit = null;
    if (queue.length > 0) {
      setImmediate(open);
      return;
    }
    isIdle = true;
    for (const resolve of whenIdle.splice(0)) resolve();
  };

  const close = (shared: Commit) => {
    try {
      if (shared.failure !== null) throw shared.failure;
      writer.exec('COMMIT');
      shared.committed.resolve();
    } catch (error) {
      if (shared.failure === null) fail(shared, error);
      if (writer.isTransaction) writer.exec('ROLLBACK');
    }
    rest();
  };

  /** Gives the turn to the next writer; commits if there is none. */
  const advance = (shared: Commit) => {
    for (;;) {
      // A full disk can roll back the whole transaction, whichever statement hit it.
      if (shared.failure === null && !writer.isTransaction) {
        fail(shared, new StoreUnavailable('SQLite rolled the commit back'));
      }
      const isFull = shared.members >= MAX_WRITERS_PER_COMMIT || shared.failure !== null;
      const next = isFull ? undefined : queue.shift();
      if (next === undefined) return close(shared);
      shared.members += 1;
      if (next.kind === 'transaction') return next.start(shared);
      next.run(shared);
    }
  };

  const open = () => {
    const opened: Commit = { members: 0, failure: null, committed: Promise.withResolvers() };
    // Participants await it; having none must not end the process.
    opened.committed.promise.catch(() => {});
    commit = opened;
    try {
      writer.exec('BEGIN IMMEDIATE');
    } catch (error) {
      fail(opened, error);
      for (const next of queue.splice(0)) {
        if (next.kind === 'transaction') next.start(opened);
        else next.run(opened);
      }
      return rest();
    }
    advance(opened);
  };

  const take = (next: Writer) => {
    queue.push(next);
    if (!isIdle) return;
    isIdle = false;
    // Everything that arrives in this turn of the event loop shares the commit.
    setImmediate(open);
  };

  const writeAlone = <Row>(query: CompiledQuery) =>
    new Promise<QueryResult<Row>>((resolve, reject) => {
      take({
        kind: 'statement',
        run(shared) {
          if (shared.failure !== null) return reject(shared.failure);
          try {
            const result = write<Row>(query);
            shared.committed.promise.then(() => resolve(result), reject);
          } catch (error) {
            reject(asSqliteFailure(error));
          }
        },
      });
    });

  const writeWithin = <Row>(shared: Commit, query: CompiledQuery): QueryResult<Row> => {
    if (shared.failure !== null) throw shared.failure;
    try {
      return write<Row>(query);
    } catch (error) {
      throw asSqliteFailure(error);
    }
  };

  const newConnection = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        onSent?.('statement');
        const shared = transactions.get(connection);
        if (shared !== undefined) return writeWithin<Row>(shared, query);
        if (!SelectQueryNode.is(query.query)) return writeAlone<Row>(query);
        try {
          return read<Row>(query);
        } catch (error) {
          throw asSqliteFailure(error);
        }
      },
      streamQuery() {
        throw new Error('SQLite is read page by page here, not as a stream');
      },
    };
    return connection;
  };

  /** Ends the connection's part in its commit and passes the turn on. */
  const leave = (connection: DatabaseConnection, end: string): Commit | undefined => {
    const shared = transactions.get(connection);
    if (shared === undefined) return undefined;
    transactions.delete(connection);
    try {
      if (shared.failure === null && writer.isTransaction) writer.exec(end);
    } catch (error) {
      fail(shared, error);
    }
    if (shared === commit) advance(shared);
    return shared;
  };

  return {
    init: async () => {},
    acquireConnection: async () => free.pop() ?? newConnection(),
    releaseConnection: async (connection) => {
      free.push(connection);
    },
    beginTransaction: (connection) =>
      new Promise((resolve, reject) => {
        take({
          kind: 'transaction',
          start(shared) {
            if (shared.failure !== null) return reject(shared.failure);
            try {
              writer.exec('SAVEPOINT one_writer');
              transactions.set(connection, shared);
              onSent?.('transaction');
              resolve();
            } catch (error) {
              reject(asSqliteFailure(error));
              advance(shared);
            }
          },
        });
      }),
    async commitTransaction(connection) {
      await leave(connection, 'RELEASE one_writer')?.committed.promise;
    },
    async rollbackTransaction(connection) {
      leave(connection, 'ROLLBACK TO one_writer; RELEASE one_writer');
    },
    async destroy() {
      // Lets those that have just asked join the queue first.
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (!isIdle) await new Promise<void>((resolve) => whenIdle.push(resolve));
      reader.close();
      writer.close();
    },
    waiting: () => queue.length,
  };
}

/** SQLite can change its schema in a transaction, and has here as many connections as are asked for. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  override get supportsMultipleConnections() {
    return true;
  }
}

export function sqliteDialect(driver: SqliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new SharedSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
