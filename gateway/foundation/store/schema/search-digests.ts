import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By what a chassis number and a transfer are found, which are sealed (decision 49). Also null in rows that are still to be filled. */
export const searchDigests = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ['delivery_orders', 'chassis_digest'],
      ['delivery_payments', 'search_digest'],
    ] as const) {
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
      await db.schema.createIndex(`${table}_to_search`).on(table).column(column).execute();
    }
  },
});
