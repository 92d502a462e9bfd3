import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Who of the staff may set a new password by phone code, as two operators have confirmed; one row for each account. */
export const newPasswords = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await strictTable(dialect)(
      db.schema
        .createTable('new_passwords')
        .addColumn('user_id', 'text', (column) =>
          column.notNull().primaryKey().references('accounts.user_id').onDelete('cascade'),
        )
        .addColumn('asked_by', 'text', (column) => column.notNull())
        .addColumn('asked_at', wholeNumber, (column) => column.notNull())
        .addColumn('confirmed_by', 'text')
        .addColumn('confirmed_at', wholeNumber),
    ).execute();
  },
});
