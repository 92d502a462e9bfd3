import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why there is a version of a price list, where it was not edited: a vehicle was sold or came back, or an older version did. */
export const stockChanges = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['cause', 'of_cause', 'vehicle_digest']) {
      await db.schema.alterTable('price_lists').addColumn(column, 'text').execute();
    }
  },
});
