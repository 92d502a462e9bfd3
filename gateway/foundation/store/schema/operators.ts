import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What operators note about contact messages, propose as lenders' addresses, and see of what the gateway does by itself. */
export const operators = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await addToMessages(db, dialect);
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('lender_system_proposals')
        .addColumn('lender_id', 'text', (column) =>
          column.notNull().primaryKey().references('lenders.id').onDelete('cascade'),
        )
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('proposed_by', 'text', (column) => column.notNull())
        .addColumn('proposed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('retention_runs')
        .addColumn('name', 'text', (column) => column.notNull().primaryKey())
        .addColumn('began_at', wholeNumber, (column) => column.notNull())
        .addColumn('ended_at', wholeNumber)
        .addColumn('removed', wholeNumber, (column) => column.notNull())
        .addColumn('removed_ever', wholeNumber, (column) => column.notNull()),
    ).execute();
    await addToApplications(db, dialect);
    await db.schema
      .createIndex('applications_by_creation')
      .on('applications')
      .columns(['created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('lender_cases_of_product')
      .on('lender_cases')
      .columns(['product_id', 'application_id'])
      .execute();
  },
});

async function addToApplications(
  db: Kysely<unknown>,
  { wholeNumber }: SchemaDialect,
): Promise<void> {
  await db.schema.alterTable('applications').addColumn('filled_sections', 'text').execute();
  await db.schema.alterTable('applications').addColumn('answered_at', wholeNumber).execute();
  await noteFirstAnswers(db);
}

/** Of applications from before: what operators asked for before the hand-over, else the hand-over, else the rejection. */
export async function noteFirstAnswers<Database>(db: Kysely<Database>): Promise<void> {
  await sql`
    update applications set answered_at = coalesce(
      (select min(asked_at) from change_requests
        where application_id = applications.id and lender_id = ''
          and (handed_over_at is null or asked_at < handed_over_at)),
      handed_over_at,
      case when reject_reason is not null then closed_at end)
    where submitted_at is not null
  `.execute(db);
}

async function addToMessages(db: Kysely<unknown>, { wholeNumber }: SchemaDialect): Promise<void> {
  const table = () => db.schema.alterTable('contact_messages');
  await table()
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('NEW'))
    .execute();
  await table()
    .addColumn('version', wholeNumber, (column) => column.notNull().defaultTo(1))
    .execute();
  await table().addColumn('sealed_note', 'text').execute();
  await table().addColumn('changed_by', 'text').execute();
  await table().addColumn('changed_at', wholeNumber).execute();
  await db.schema
    .createIndex('contact_messages_by_status')
    .on('contact_messages')
    .columns(['status', 'received_at', 'id'])
    .execute();
}
