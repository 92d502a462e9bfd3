import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For the applications with documents that no operator has looked at: few among all of them. */
export const documentsToCheck = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('documents_to_check')
      .on('documents')
      .column('application_id')
      .where(sql.ref('state'), '=', sql.lit('CLEAN'))
      .execute();
  },
});
