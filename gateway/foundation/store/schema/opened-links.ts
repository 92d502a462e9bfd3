import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** When a customer's link was first opened; one delivery for each vehicle, whoever reports it at the same moment, and its day. */
export const openedLinks = ({ wholeNumber }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('invitations').addColumn('opened_at', wholeNumber).execute();
    // Of two that were reported at the same moment, the first keeps what it is found by.
    await sql`
      update delivery_orders set chassis_digest = ''
      where chassis_digest <> '' and state <> 'CANCELLED' and exists (
        select 1 from delivery_orders as earlier
        where earlier.chassis_digest = delivery_orders.chassis_digest
          and earlier.state <> 'CANCELLED'
          and (earlier.requested_at < delivery_orders.requested_at
            or (earlier.requested_at = delivery_orders.requested_at
              and earlier.application_id < delivery_orders.application_id))
      )
    `.execute(db);
    await db.schema.alterTable('delivery_orders').addColumn('delivered_on', 'text').execute();
    await db.schema
      .createIndex('delivery_orders_by_day')
      .on('delivery_orders')
      .columns(['delivered_on', 'application_id'])
      .execute();
    await db.schema
      .createIndex('one_delivery_of_a_vehicle')
      .unique()
      .on('delivery_orders')
      .column('chassis_digest')
      .where(sql<boolean>`chassis_digest <> '' and state <> 'CANCELLED'`)
      .execute();
  },
});
