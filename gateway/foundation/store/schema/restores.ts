import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** When the database was brought back from a backup. */
export const restores = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await strictTable(dialect)(
      db.schema
        .createTable('restores')
        .addColumn('restored_at', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('backup_begun_at', wholeNumber)
        .addColumn('first_position', wholeNumber, (column) => column.notNull()),
    ).execute();
  },
});
