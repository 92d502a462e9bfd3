import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Whose a lead is, how it came, what was quoted last, and dated notes. Whoever wrote a lead has it, while they still work there. */
export const leadOwners = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    await db.schema.alterTable('leads').addColumn('owner_id', 'text').execute();
    await db.schema.alterTable('leads').addColumn('source', 'text').execute();
    await db.schema.alterTable('leads').addColumn('model', 'text').execute();
    await sql`update leads set owner_id = (
      select entry.actor from audit_entries as entry
      inner join memberships as member on member.id = entry.actor
      where entry.subject = 'lead:' || leads.id and entry.action = 'create' and member.state = 'ACTIVE'
      order by entry.seq limit 1
    ) where leads.state <> 'REMOVED'`.execute(db);
    await strictTable(dialect)(
      db.schema
        .createTable('lead_notes')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('written_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('lead_notes_of_lead')
      .on('lead_notes')
      .columns(['lead_id', 'written_at', 'id'])
      .execute();
  },
});
