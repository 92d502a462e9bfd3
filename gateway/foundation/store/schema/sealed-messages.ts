import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Contact messages as they are sealed, and which are still in clear: a gateway seals those once it has its master keys.
 * Their old columns stay, and are empty in a row that is sealed.
 */
export const sealedMessages = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('contact_messages').addColumn('sealed', 'text').execute();
    await db.schema
      .createIndex('contact_messages_in_clear')
      .on('contact_messages')
      .column('id')
      .where(sql.ref('sealed'), 'is', null)
      .execute();
  },
});
