import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Numbers of quotes, links to them, and what dealers say of themselves on them. */
export const quotesToShare = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    for (const column of ['number_year', 'number_serial'] as const) {
      await db.schema.alterTable('quotes').addColumn(column, wholeNumber).execute();
    }
    await db.schema.alterTable('invitations').addColumn('request_id', 'text').execute();
    await strictly(
      db.schema
        .createTable('quote_numbers')
        .addColumn('dealer_id', 'text', (column) =>
          column.notNull().references('dealers.id').onDelete('cascade'),
        )
        .addColumn('year', wholeNumber, (column) => column.notNull())
        .addColumn('last', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('quote_numbers_key', ['dealer_id', 'year']),
    ).execute();
    await strictly(
      db.schema
        .createTable('quote_links')
        .addColumn('quote_id', 'text', (column) =>
          column.notNull().primaryKey().references('quotes.id').onDelete('cascade'),
        )
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('dealer_details')
        .addColumn('dealer_id', 'text', (column) =>
          column.notNull().primaryKey().references('dealers.id').onDelete('cascade'),
        )
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('saved_at', wholeNumber, (column) => column.notNull()),
    ).execute();
  },
});
