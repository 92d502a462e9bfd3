import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

const INDEXES = [
  ['leads_by_time', ['dealer_id', 'created_at', 'id']],
  ['leads_by_next_day', ['dealer_id', 'next_on', 'created_at', 'id']],
  ['leads_by_phone', ['dealer_id', 'phone_digest']],
  ['leads_by_change', ['changed_at', 'id']],
] as const;

/** What dealers note of customers, quote them and invite them by; and what of it an application came of. */
export const leads = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('dealer_id', 'text', (column) =>
          column.notNull().references('dealers.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('sealed', 'text')
        .addColumn('phone_digest', 'text')
        .addColumn('vehicle_kind', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('next_step', 'text')
        .addColumn('next_on', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('created_at', wholeNumber, (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    for (const [name, columns] of INDEXES) {
      await db.schema
        .createIndex(name)
        .on('leads')
        .columns([...columns])
        .execute();
    }
    await strictly(
      db.schema
        .createTable('quotes')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('saved_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('quotes_of_lead')
      .on('quotes')
      .columns(['lead_id', 'saved_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('invitations')
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().primaryKey().references('leads.id').onDelete('cascade'),
        )
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('quote_id', 'text')
        .addColumn('expires_at', wholeNumber, (column) => column.notNull())
        .addColumn('used_at', wholeNumber),
    ).execute();
    await db.schema
      .alterTable('applications')
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('set null'))
      .execute();
    await db.schema
      .createIndex('applications_of_lead')
      .on('applications')
      .column('lead_id')
      .where(sql.ref('lead_id'), 'is not', null)
      .execute();
    await db.schema.alterTable('documents').addColumn('dealer_id', 'text').execute();
  },
});
