import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** From when to when a version counts and who let it, and what is asked of the matching, without a person. */
export const plannedVersions = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const altered = () => db.schema.alterTable('product_versions');
    await altered().addColumn('starts_on', 'text').execute();
    await altered().addColumn('proposed_at', wholeNumber).execute();
    await altered().addColumn('approved_by', 'text').execute();
    await altered().addColumn('approved_at', wholeNumber).execute();
    await altered().addColumn('counts_from', wholeNumber).execute();
    await altered().addColumn('counts_until', wholeNumber).execute();
    await sql`
      update product_versions set approved_by = decided_by, approved_at = changed_at, counts_from = changed_at
      where state = 'PUBLISHED'
    `.execute(db);
    await sql`update product_versions set counts_until = changed_at where state = 'RETIRED'`.execute(
      db,
    );
    await sql`update product_versions set proposed_at = changed_at where state = 'PROPOSED'`.execute(
      db,
    );
    await strictTable(dialect)(
      db.schema
        .createTable('asked_matches')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('week', 'text', (column) => column.notNull())
        .addColumn('input', 'text', (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('asked_matches_by_week')
      .on('asked_matches')
      .columns(['week', 'id'])
      .execute();
  },
});
