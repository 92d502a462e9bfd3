import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Terminals in branches, each with its last report and the visitor's call that is going on there. */
export const terminals = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await strictTable(dialect)(
      db.schema
        .createTable('terminals')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('branch', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('is_on', wholeNumber, (column) => column.notNull())
        .addColumn('code_digest', 'text', (column) => column.unique())
        .addColumn('code_until', wholeNumber)
        .addColumn('code_used_at', wholeNumber)
        .addColumn('key_digest', 'text', (column) => column.unique())
        .addColumn('enrolled_at', wholeNumber)
        .addColumn('revoked_at', wholeNumber)
        .addColumn('restart_id', 'text')
        .addColumn('reported_at', wholeNumber)
        .addColumn('health', 'text')
        .addColumn('call_id', 'text')
        .addColumn('called_at', wholeNumber)
        .addColumn('call_answered_at', wholeNumber),
    ).execute();
  },
});
