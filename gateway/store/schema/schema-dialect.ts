import type { CreateTableBuilder } from 'kysely';
import { sql } from 'kysely';

/** Where the two databases spell the same schema differently. */
export type SchemaDialect = {
  readonly wholeNumber: 'integer' | 'bigint';
  readonly isStrict: boolean;
};

/** A table in which SQLite, like PostgreSQL, takes only values of a column's type. */
export const strictTable =
  ({ isStrict }: SchemaDialect) =>
  <Name extends string, Column extends string>(table: CreateTableBuilder<Name, Column>) =>
    isStrict ? table.modifyEnd(sql`strict`) : table;
