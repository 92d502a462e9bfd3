import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Other systems of the deployment: what they subscribe to, and the keys with which they call. */
export const connectedSystems = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('subscriptions')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('terms', 'text')
        .addColumn('proposed', 'text')
        .addColumn('proposed_by', 'text')
        .addColumn('proposed_at', wholeNumber)
        .addColumn('secret_id', 'text', (column) => column.notNull())
        .addColumn('sealed_secret', 'text')
        .addColumn('old_secret_id', 'text')
        .addColumn('old_sealed_secret', 'text')
        .addColumn('old_secret_until', wholeNumber)
        .addColumn('after_number', wholeNumber, (column) => column.notNull())
        .addColumn('begun_at', wholeNumber, (column) => column.notNull())
        .addColumn('tries', wholeNumber, (column) => column.notNull())
        .addColumn('due_at', wholeNumber, (column) => column.notNull())
        .addColumn('problem', 'text')
        .addColumn('given_up_at', wholeNumber)
        .addColumn('delivered_at', wholeNumber)
        .addColumn('created_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('api_keys')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('prefix', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('ends_at', wholeNumber, (column) => column.notNull())
        .addColumn('proposed_by', 'text', (column) => column.notNull())
        .addColumn('decided_by', 'text')
        .addColumn('created_at', wholeNumber, (column) => column.notNull())
        .addColumn('used_at', wholeNumber),
    ).execute();
  },
});
