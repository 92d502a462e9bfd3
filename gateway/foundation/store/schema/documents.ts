import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Documents, and the parts of those that are on their way. Their bytes are in the vault. */
export const documents = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('documents')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('bytes', wholeNumber, (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('sealed_file_name', 'text')
        .addColumn('is_masked', wholeNumber)
        .addColumn('is_masking_confirmed', wholeNumber)
        .addColumn('reason', 'text')
        .addColumn('is_scanned', wholeNumber)
        .addColumn('content_type', 'text')
        .addColumn('content_bytes', wholeNumber)
        .addColumn('content_sha256', 'text')
        .addColumn('vault_key', 'text', (column) => column.unique())
        .addColumn('begun_at', wholeNumber, (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('documents_of_application')
      .on('documents')
      .columns(['application_id', 'begun_at', 'id'])
      .execute();
    await db.schema
      .createIndex('documents_by_state')
      .on('documents')
      .columns(['state', 'changed_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('document_parts')
        .addColumn('document_id', 'text', (column) =>
          column.notNull().references('documents.id').onDelete('cascade'),
        )
        .addColumn('part', wholeNumber, (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('vault_key', 'text', (column) => column.notNull().unique())
        .addPrimaryKeyConstraint('document_parts_key', ['document_id', 'part']),
    ).execute();
  },
});
