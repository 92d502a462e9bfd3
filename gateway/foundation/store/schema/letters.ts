import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Messages between the service and borrowers, and the templates of those that the service writes. */
export const letters = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('letter_templates')
        .addColumn('template', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('proposed_by', 'text', (column) => column.notNull())
        .addColumn('decided_by', 'text')
        .addColumn('changed_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('letter_template_versions', ['template', 'version']),
    ).execute();
    await strictly(
      db.schema
        .createTable('letters')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('author', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('written_at', wholeNumber, (column) => column.notNull())
        .addColumn('read_at', wholeNumber),
    ).execute();
    await db.schema
      .createIndex('letters_by_time')
      .on('letters')
      .columns(['application_id', 'written_at', 'id'])
      .execute();
    // Few of all letters are answers that nobody has read.
    await db.schema
      .createIndex('letters_to_read')
      .on('letters')
      .column('application_id')
      .where(sql.ref('author'), 'is', null)
      .where(sql.ref('read_at'), 'is', null)
      .execute();
  },
});
