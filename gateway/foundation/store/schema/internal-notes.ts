import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What operators note of applications for each other, and whom they mention. */
export const internalNotes = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('application_notes')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('written_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('application_notes_by_time')
      .on('application_notes')
      .columns(['application_id', 'written_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('note_mentions')
        .addColumn('note_id', 'text', (column) =>
          column.notNull().references('application_notes.id').onDelete('cascade'),
        )
        .addColumn('membership', 'text', (column) => column.notNull())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('written_at', wholeNumber, (column) => column.notNull())
        .addColumn('read_at', wholeNumber)
        .addPrimaryKeyConstraint('note_mentions_of_notes', ['note_id', 'membership']),
    ).execute();
    await db.schema
      .createIndex('note_mentions_by_time')
      .on('note_mentions')
      .columns(['membership', 'written_at', 'note_id'])
      .execute();
    await db.schema
      .createIndex('note_mentions_of_application')
      .on('note_mentions')
      .columns(['application_id', 'membership'])
      .execute();
  },
});
