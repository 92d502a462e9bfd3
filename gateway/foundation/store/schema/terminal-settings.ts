import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Settings that terminals take from the gateway, and the dealer in whose showroom a terminal stands. */
export const terminalSettings = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    for (const column of ['dealer_id', 'settings_state']) {
      await db.schema.alterTable('terminals').addColumn(column, 'text').execute();
    }
    await strictTable(dialect)(
      db.schema
        .createTable('terminal_settings')
        .addColumn('version', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('scope_of', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('changed_by', 'text', (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('terminal_settings_by_scope')
      .on('terminal_settings')
      .columns(['scope', 'scope_of', 'version'])
      .execute();
  },
});
