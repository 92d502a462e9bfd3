import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What reports count and nothing else keeps (decision 54), and indexes for those of consents and complaints. */
export const reports = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await strictTable(dialect)(
      db.schema
        .createTable('erasure_counts')
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('count', dialect.wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('erasure_counts_key', ['month', 'event']),
    ).execute();
    await db.schema
      .createIndex('grievances_by_raising')
      .on('grievances')
      .column('raised_at')
      .execute();
    await db.schema
      .createIndex('consents_by_withdrawal')
      .on('consents')
      .column('withdrawn_at')
      .where('withdrawn_at', 'is not', null)
      .execute();
  },
});
