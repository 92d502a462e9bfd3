import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What happens to applications, offers, payments and grievances, for connected systems. */
export const events = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber, isStrict } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('events')
        // The database's own count: within an application, what happens later has the higher one.
        .addColumn('entry', isStrict ? 'integer' : 'bigserial', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('application_id', 'text', (column) =>
          column.references('applications.id').onDelete('cascade'),
        )
        .addColumn('grievance_id', 'text', (column) =>
          column.references('grievances.id').onDelete('cascade'),
        )
        .addColumn('facts', 'text', (column) => column.notNull())
        .addColumn('happened_at', wholeNumber, (column) => column.notNull())
        .addColumn('number', wholeNumber, (column) => column.unique()),
    ).execute();
    for (const [name, column] of [
      ['events_of_application', 'application_id'],
      ['events_of_grievance', 'grievance_id'],
      ['events_by_time', 'happened_at'],
    ] as const) {
      await db.schema.createIndex(name).on('events').column(column).execute();
    }
    await strictly(
      db.schema
        .createTable('event_count')
        .addColumn('id', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('last_number', wholeNumber, (column) => column.notNull()),
    ).execute();
  },
});
