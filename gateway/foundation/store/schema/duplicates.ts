import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** By what the same PAN, account, phone or file is found in another application (decision 52). */
export const duplicates = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await strictTable(dialect)(
      db.schema
        .createTable('application_digests')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('digests_of_applications', ['application_id', 'kind']),
    ).execute();
    await db.schema
      .createIndex('application_digests_to_search')
      .on('application_digests')
      .column('digest')
      .execute();
    await db.schema.createIndex('documents_to_search').on('documents').column('sha256').execute();
    await db.schema
      .alterTable('applications')
      .addColumn('digested_at', dialect.wholeNumber)
      .execute();
    await db.schema
      .createIndex('applications_to_digest')
      .on('applications')
      .column('submitted_at')
      .where(sql.ref('digested_at'), 'is', sql.lit(null))
      .where(sql.ref('submitted_at'), 'is not', sql.lit(null))
      .execute();
  },
});
