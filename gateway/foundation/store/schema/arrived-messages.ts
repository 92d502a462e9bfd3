import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Whether a lender may have a message. Of those from before this was noted nobody can tell. */
export const arrivedMessages = ({ wholeNumber }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('may_have_arrived', wholeNumber, (column) => column.notNull().defaultTo(1))
      .execute();
  },
});
