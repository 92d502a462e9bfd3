import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Views of the queue that operators save. */
export const savedViews = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await strictTable(dialect)(
      db.schema
        .createTable('views')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('owner', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('choice', 'text', (column) => column.notNull())
        .addColumn('columns', 'text', (column) => column.notNull())
        .addColumn('is_shared', wholeNumber, (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('views_by_name')
      .unique()
      .on('views')
      .columns(['owner', 'name'])
      .execute();
  },
});
