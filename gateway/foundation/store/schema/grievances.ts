import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

const INDEXES = [
  ['grievances_of_account', ['user_id', 'raised_at', 'id']],
  ['grievances_of_application', ['application_id']],
  ['grievances_by_due_time', ['due_at', 'number']],
  ['grievances_by_state_and_due_time', ['state', 'due_at', 'number']],
  ['grievances_by_state_and_change', ['state', 'changed_at', 'id']],
] as const;

/** What people complain of, and what they were answered. */
export const grievances = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('grievances')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('user_id', 'text', (column) =>
          column.references('accounts.user_id').onDelete('set null'),
        )
        .addColumn('application_id', 'text', (column) =>
          column.references('applications.id').onDelete('set null'),
        )
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('sealed_text', 'text')
        .addColumn('raised_at', wholeNumber, (column) => column.notNull())
        .addColumn('due_at', wholeNumber, (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    for (const [name, columns] of INDEXES) {
      await db.schema
        .createIndex(name)
        .on('grievances')
        .columns([...columns])
        .execute();
    }
    await strictly(
      db.schema
        .createTable('grievance_answers')
        .addColumn('grievance_id', 'text', (column) =>
          column.notNull().references('grievances.id').onDelete('cascade'),
        )
        .addColumn('position', wholeNumber, (column) => column.notNull())
        .addColumn('sealed_text', 'text', (column) => column.notNull())
        .addColumn('answered_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('grievance_answers_key', ['grievance_id', 'position']),
    ).execute();
  },
});
