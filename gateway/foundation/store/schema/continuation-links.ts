import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** One-time links with which borrowers continue an application on another device: at most one for each application. */
export const continuationLinks = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await strictTable(dialect)(
      db.schema
        .createTable('continuation_links')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().primaryKey().references('applications.id').onDelete('cascade'),
        )
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', dialect.wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('continuation_links_by_end')
      .on('continuation_links')
      .column('expires_at')
      .execute();
  },
});
