import type { Compilable, CompiledQuery, DatabaseConnection } from 'kysely';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Built now, or kept. */
type Statement<Row> = Compilable<Row> | CompiledQuery<Row>;

/** One or more statements, and what is made of their answers. `Promise.all` makes one of several. */
export type Reading<Value> = (connection: DatabaseConnection) => Promise<Value>;

export const reading =
  <Row, Value>(query: Statement<Row>, read: (rows: Row[]) => Value): Reading<Value> =>
  async (connection) => {
    const compiled = 'compile' in query ? query.compile() : query;
    return read((await connection.executeQuery<Row>(compiled)).rows);
  };

export const firstOf = <Row>(query: Statement<Row>): Reading<Row | undefined> =>
  reading(query, (rows) => rows[0]);

export const rowsOf = <Row>(query: Statement<Row>): Reading<Row[]> =>
  reading(query, (rows) => rows);

/** Nothing to send. */
export const nothing: Reading<null> = async () => null;

/**
 * Sends statements that do not need each other's answers without waiting in between: they are carried out one after the
 * other, in this order, and each sees what is there once the one before it has ended, a wait for a lock included.
 */
export const together = <Value>(runner: Runner, statements: Reading<Value>): Promise<Value> =>
  runner.getExecutor().provideConnection((connection) => statements(connection));
