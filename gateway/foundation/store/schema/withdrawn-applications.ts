import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Which withdrawn applications still have bytes that nobody needs: few, and soon none. */
export const withdrawnApplications = ({ wholeNumber }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applications').addColumn('must_empty', wholeNumber).execute();
    await db.schema
      .createIndex('applications_to_empty')
      .on('applications')
      .columns(['must_empty', 'id'])
      .where(sql.ref('must_empty'), '=', sql.lit(1))
      .execute();
  },
});
