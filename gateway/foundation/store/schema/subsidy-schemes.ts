import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Subsidies that quotes of dealers may count on. */
export const subsidySchemes = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await strictTable(dialect)(
      db.schema
        .createTable('subsidy_schemes')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('names', 'text', (column) => column.notNull())
        .addColumn('amount', wholeNumber, (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('first_day', 'text', (column) => column.notNull())
        .addColumn('last_day', 'text')
        .addColumn('saved_at', wholeNumber, (column) => column.notNull())
        .addColumn('ended_at', wholeNumber),
    ).execute();
  },
});
