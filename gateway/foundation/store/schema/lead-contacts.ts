import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Calls and visits of leads, cards of the day that were put off, and until when a quote is valid. */
export const leadContacts = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('lead_contacts')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text')
        .addColumn('made_by', 'text', (column) => column.notNull())
        .addColumn('made_at', wholeNumber, (column) => column.notNull())
        .addColumn('planned', 'text'),
    ).execute();
    await db.schema
      .createIndex('lead_contacts_of_lead')
      .on('lead_contacts')
      .columns(['lead_id', 'made_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('put_off_cards')
        .addColumn('dealer_id', 'text', (column) =>
          column.notNull().references('dealers.id').onDelete('cascade'),
        )
        .addColumn('card', 'text', (column) => column.notNull())
        .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
        .addColumn('application_id', 'text', (column) =>
          column.references('applications.id').onDelete('cascade'),
        )
        .addColumn('until', 'text', (column) => column.notNull())
        .addColumn('put_off_by', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('put_off_cards_key', ['dealer_id', 'card']),
    ).execute();
    await db.schema
      .createIndex('put_off_cards_of_lead')
      .on('put_off_cards')
      .column('lead_id')
      .execute();
    await db.schema
      .createIndex('put_off_cards_of_application')
      .on('put_off_cards')
      .column('application_id')
      .execute();
    await db.schema.alterTable('quotes').addColumn('valid_until', 'text').execute();
    await db.schema
      .createIndex('quotes_by_end')
      .on('quotes')
      .columns(['valid_until', 'lead_id'])
      .execute();
    await db.schema
      .createIndex('invitations_by_end')
      .on('invitations')
      .columns(['expires_at', 'lead_id'])
      .execute();
  },
});
