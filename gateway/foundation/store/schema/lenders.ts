import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sql } from 'kysely';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What operators, lenders and dealers need from the review of an application to its disbursal. */
export const lenders = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await reviewing(db, dialect);
    await lendersAndDealers(db, dialect);
    await outbox(db, dialect);
    await offersAndDelivery(db, dialect);
    await notifications(db, dialect);
  },
});

async function reviewing(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  for (const column of ['claimed_by', 'returns_to', 'dealer_id', 'pin_area'] as const) {
    await db.schema.alterTable('applications').addColumn(column, 'text').execute();
  }
  for (const column of ['claimed_at', 'handed_over_at', 'cooling_off_until'] as const) {
    await db.schema.alterTable('applications').addColumn(column, wholeNumber).execute();
  }
  await db.schema
    .createIndex('applications_of_dealer')
    .on('applications')
    .columns(['dealer_id', 'created_at', 'id'])
    .execute();
  await db.schema.alterTable('lender_cases').addColumn('reason', 'text').execute();
  await db.schema
    .alterTable('lender_cases')
    .addColumn('version', wholeNumber, (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('lender_cases_of_lender')
    .on('lender_cases')
    .columns(['lender_id', 'state', 'changed_at', 'application_id'])
    .execute();
  await strictly(
    db.schema
      .createTable('change_requests')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('lender_id', 'text', (column) => column.notNull())
      .addColumn('sections', 'text', (column) => column.notNull())
      .addColumn('documents', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('asked_at', wholeNumber, (column) => column.notNull())
      .addColumn('answered_at', wholeNumber),
  ).execute();
  await db.schema
    .createIndex('change_requests_of_application')
    .on('change_requests')
    .columns(['application_id', 'asked_at', 'id'])
    .execute();
}

async function lendersAndDealers(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  await strictly(
    db.schema
      .createTable('dealers')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
  ).execute();
  await strictly(
    db.schema
      .createTable('lender_systems')
      .addColumn('lender_id', 'text', (column) =>
        column.notNull().primaryKey().references('lenders.id').onDelete('cascade'),
      )
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
  ).execute();
  await strictly(
    db.schema
      .createTable('lender_keys')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('lender_id', 'text', (column) =>
        column.notNull().references('lenders.id').onDelete('cascade'),
      )
      .addColumn('public_key', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('proposed_by', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text')
      .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
  ).execute();
  await db.schema
    .createIndex('lender_keys_of_lender')
    .on('lender_keys')
    .columns(['lender_id', 'id'])
    .execute();
  await strictly(
    db.schema
      .createTable('lender_signatures')
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('jti', 'text', (column) => column.notNull())
      .addColumn('used_at', wholeNumber, (column) => column.notNull())
      .addPrimaryKeyConstraint('lender_signatures_key', ['key_id', 'jti']),
  ).execute();
  await db.schema
    .createIndex('lender_signatures_by_time')
    .on('lender_signatures')
    .column('used_at')
    .execute();
}

async function outbox(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  await strictly(
    db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('lender_id', 'text', (column) => column.notNull())
      .addColumn('position', wholeNumber, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', wholeNumber, (column) => column.notNull())
      .addColumn('due_at', wholeNumber)
      .addColumn('leased_until', wholeNumber)
      .addColumn('problem', 'text')
      .addColumn('created_at', wholeNumber, (column) => column.notNull())
      .addColumn('ended_at', wholeNumber)
      .addUniqueConstraint('outbox_order', ['application_id', 'position']),
  ).execute();
  await db.schema
    .createIndex('outbox_by_state')
    .on('outbox')
    .columns(['state', 'due_at', 'id'])
    .execute();
  await strictly(
    db.schema
      .createTable('document_links')
      .addColumn('token_digest', 'text', (column) => column.notNull().primaryKey())
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('lender_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', wholeNumber, (column) => column.notNull())
      .addColumn('used_at', wholeNumber),
  ).execute();
  await db.schema
    .createIndex('document_links_of_document')
    .on('document_links')
    .columns(['document_id', 'lender_id'])
    .execute();
  await db.schema
    .createIndex('document_links_by_expiry')
    .on('document_links')
    .column('expires_at')
    .execute();
}

async function offersAndDelivery(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  await strictly(
    db.schema
      .createTable('offers')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('lender_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('key_facts_hash', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('made_at', wholeNumber, (column) => column.notNull())
      .addColumn('valid_until', wholeNumber, (column) => column.notNull())
      .addColumn('lapse_announced_at', wholeNumber)
      .addColumn('decided_at', wholeNumber),
  ).execute();
  await db.schema
    .createIndex('offers_of_application')
    .on('offers')
    .columns(['application_id', 'made_at', 'id'])
    .execute();
  await db.schema
    .createIndex('offers_by_validity')
    .on('offers')
    .columns(['state', 'valid_until', 'id'])
    .execute();
  // Whatever the gateways do, a borrower is never bound by two.
  await db.schema
    .createIndex('offers_accepted_once')
    .unique()
    .on('offers')
    .column('application_id')
    .where(sql.ref('state'), '=', sql.lit('ACCEPTED'))
    .execute();
  await strictly(
    db.schema
      .createTable('delivery_orders')
      .addColumn('application_id', 'text', (column) =>
        column.notNull().primaryKey().references('applications.id').onDelete('cascade'),
      )
      .addColumn('lender_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('version', wholeNumber, (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('amount', wholeNumber, (column) => column.notNull())
      .addColumn('paid', wholeNumber, (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('requested_at', wholeNumber, (column) => column.notNull())
      .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
  ).execute();
  await strictly(
    db.schema
      .createTable('delivery_payments')
      .addColumn('application_id', 'text', (column) =>
        column.notNull().references('delivery_orders.application_id').onDelete('cascade'),
      )
      .addColumn('position', wholeNumber, (column) => column.notNull())
      .addColumn('amount', wholeNumber, (column) => column.notNull())
      .addColumn('reference_digest', 'text', (column) => column.notNull())
      .addColumn('sealed_reference', 'text', (column) => column.notNull())
      .addColumn('paid_on', 'text', (column) => column.notNull())
      .addColumn('reported_at', wholeNumber, (column) => column.notNull())
      .addPrimaryKeyConstraint('delivery_payments_key', ['application_id', 'position'])
      .addUniqueConstraint('delivery_payments_once', ['application_id', 'reference_digest']),
  ).execute();
}

async function notifications(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  await strictly(
    db.schema
      .createTable('notifications')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', wholeNumber, (column) => column.notNull())
      .addColumn('due_at', wholeNumber)
      .addColumn('problem', 'text')
      .addColumn('created_at', wholeNumber, (column) => column.notNull())
      .addColumn('ended_at', wholeNumber),
  ).execute();
  await db.schema
    .createIndex('notifications_by_state')
    .on('notifications')
    .columns(['state', 'due_at', 'id'])
    .execute();
  for (const [name, columns] of [
    ['notifications_of_account', ['user_id', 'created_at', 'id']],
    ['notifications_by_state_and_creation', ['state', 'created_at', 'id']],
    ['notifications_by_end', ['ended_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('notifications')
      .columns([...columns])
      .execute();
  }
}
