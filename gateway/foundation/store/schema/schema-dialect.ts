import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';

/** Where the two databases spell the same schema differently. */
export type SchemaDialect = {
  readonly wholeNumber: 'integer' | 'bigint';
  readonly isStrict: boolean;
};

export const SQLITE_SCHEMA: SchemaDialect = { wholeNumber: 'integer', isStrict: true };
export const POSTGRES_SCHEMA: SchemaDialect = { wholeNumber: 'bigint', isStrict: false };

/** A table in which SQLite, like PostgreSQL, takes only values of a column's type. */
export const strictTable =
  ({ isStrict }: SchemaDialect) =>
  <Name extends string, Column extends string>(table: CreateTableBuilder<Name, Column>) =>
    isStrict ? table.modifyEnd(sql`strict`) : table;

/**
 * Adds an index to a table that is in use, in a migration that `isAlone`: on PostgreSQL everybody reads and writes on. One
 * that broke off before leaves an index that is not valid, so that is removed first.
 */
export async function addIndex(
  db: Kysely<unknown>,
  { isStrict }: SchemaDialect,
  name: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const on = sql`${sql.id(name)} on ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))})`;
  if (isStrict) {
    await sql`create index if not exists ${on}`.execute(db);
    return;
  }
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await sql`create index concurrently ${on}`.execute(db);
}
