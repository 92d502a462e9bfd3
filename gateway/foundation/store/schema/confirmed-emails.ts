import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Whether the owner of an account's email has confirmed it: of accounts from before nobody has. */
export const confirmedEmails = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await db.schema.alterTable('accounts').addColumn('email_confirmed_at', wholeNumber).execute();
    await strictly(
      db.schema
        .createTable('email_codes')
        .addColumn('user_id', 'text', (column) =>
          column.notNull().primaryKey().references('accounts.user_id').onDelete('cascade'),
        )
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('tries', wholeNumber, (column) => column.notNull())
        .addColumn('made_at', wholeNumber, (column) => column.notNull())
        .addColumn('expires_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('email_codes_by_end')
      .on('email_codes')
      .column('expires_at')
      .execute();
  },
});
