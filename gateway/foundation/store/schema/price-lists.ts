import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Price lists of dealers, each version as a whole. */
export const priceLists = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await strictTable(dialect)(
      db.schema
        .createTable('price_lists')
        .addColumn('dealer_id', 'text', (column) =>
          column.notNull().references('dealers.id').onDelete('cascade'),
        )
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('models', wholeNumber, (column) => column.notNull())
        .addColumn('saved_by', 'text', (column) => column.notNull())
        .addColumn('saved_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('price_lists_key', ['dealer_id', 'version']),
    ).execute();
  },
});
