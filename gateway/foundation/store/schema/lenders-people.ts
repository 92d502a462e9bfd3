import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What a lender's people leave to a second one, note for each other, and keep as templates of offers. */
export const lendersPeople = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('lender_second_person')
        .addColumn('lender_id', 'text', (column) =>
          column.notNull().primaryKey().references('lenders.id').onDelete('cascade'),
        )
        .addColumn('offers_above', wholeNumber)
        .addColumn('payments', wholeNumber, (column) => column.notNull())
        .addColumn('proposed', 'text')
        .addColumn('proposed_by', 'text')
        .addColumn('proposed_at', wholeNumber),
    ).execute();
    await strictly(
      db.schema
        .createTable('case_drafts')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('lender_id', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('case_version', wholeNumber, (column) => column.notNull())
        .addColumn('order_version', wholeNumber)
        .addColumn('drafted_by', 'text', (column) => column.notNull())
        .addColumn('drafted_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('case_drafts_of_cases', ['application_id', 'lender_id']),
    ).execute();
    await db.schema
      .createIndex('case_drafts_of_lender')
      .on('case_drafts')
      .columns(['lender_id', 'application_id'])
      .execute();
    await strictly(
      db.schema
        .createTable('offer_templates')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('lender_id', 'text', (column) =>
          column.notNull().references('lenders.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('changed_by', 'text', (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('offer_templates_by_name')
      .unique()
      .on('offer_templates')
      .columns(['lender_id', 'name'])
      .execute();
    await db.schema.alterTable('application_notes').addColumn('lender_id', 'text').execute();
    await db.schema.alterTable('views').addColumn('lender_id', 'text').execute();
  },
});
