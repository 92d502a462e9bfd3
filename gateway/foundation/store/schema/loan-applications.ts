import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Applications with their sections, matches, lender cases, guarantor and consents. */
export const loanApplications = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('applications')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('user_id', 'text', (column) =>
          column.references('accounts.user_id').onDelete('set null'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('match_id', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('created_at', wholeNumber, (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull())
        .addColumn('submitted_at', wholeNumber)
        .addColumn('closed_at', wholeNumber),
    ).execute();
    await db.schema
      .createIndex('applications_of_account')
      .on('applications')
      .columns(['user_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('applications_by_state')
      .on('applications')
      .columns(['state', 'changed_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('application_sections')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('section', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('saved_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('application_sections_key', ['application_id', 'section']),
    ).execute();
    await strictly(
      db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('input_hash', 'text', (column) => column.notNull())
        .addColumn('catalogue_hash', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('made_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('matches_of_application')
      .on('matches')
      .columns(['application_id', 'made_at'])
      .execute();
    await strictly(
      db.schema
        .createTable('lender_cases')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('lender_id', 'text', (column) => column.notNull())
        .addColumn('product_id', 'text', (column) => column.notNull())
        .addColumn('product_version', wholeNumber, (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('lender_cases_key', ['application_id', 'lender_id']),
    ).execute();
    await strictly(
      db.schema
        .createTable('guarantors')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().primaryKey().references('applications.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('invitation', 'text', (column) => column.unique())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('consents')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('lender_id', 'text', (column) => column.notNull())
        .addColumn('items', 'text', (column) => column.notNull())
        .addColumn('notice_hash', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('proved_at', wholeNumber, (column) => column.notNull())
        .addColumn('given_at', wholeNumber, (column) => column.notNull())
        .addColumn('withdrawn_at', wholeNumber),
    ).execute();
    await db.schema
      .createIndex('consents_of_application')
      .on('consents')
      .columns(['application_id', 'given_at', 'id'])
      .execute();
  },
});
