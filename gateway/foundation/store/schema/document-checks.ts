import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What operators found of the checks of documents (decision 52). */
export const documentChecks = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await strictTable(dialect)(
      db.schema
        .createTable('document_checks')
        .addColumn('document_id', 'text', (column) =>
          column.notNull().references('documents.id').onDelete('cascade'),
        )
        .addColumn('check_name', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('answer_digest', 'text', (column) => column.notNull())
        .addColumn('answered_by', 'text', (column) => column.notNull())
        .addColumn('answered_at', dialect.wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('document_checks_of_documents', ['document_id', 'check_name']),
    ).execute();
  },
});
