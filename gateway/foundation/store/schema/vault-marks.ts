import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What ties a vault to its database, and the bytes that are to be removed once the vault is this database's again. */
export const vaultMarks = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('database_identity')
        .addColumn('id', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('identity', 'text', (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('has_marked', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('vault_generations')
        .addColumn('generation', 'text', (column) => column.notNull().primaryKey())
        .addColumn('begun_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('vault_generations_by_time')
      .on('vault_generations')
      .column('begun_at')
      .execute();
    await strictly(
      db.schema
        .createTable('bytes_to_remove')
        .addColumn('vault_key', 'text', (column) => column.notNull().primaryKey())
        .addColumn('noted_at', wholeNumber, (column) => column.notNull()),
    ).execute();
  },
});
