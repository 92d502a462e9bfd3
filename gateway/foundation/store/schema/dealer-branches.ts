import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Branches of dealers, who works in which, and to which one leads and quotes belong. Those of before belong to none. */
export const dealerBranches = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('dealer_branches')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('dealer_id', 'text', (column) =>
          column.notNull().references('dealers.id').onDelete('cascade'),
        )
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('passed_to', 'text')
        .addColumn('opened_at', wholeNumber, (column) => column.notNull())
        .addColumn('closed_at', wholeNumber),
    ).execute();
    await db.schema
      .createIndex('branches_of_dealer')
      .on('dealer_branches')
      .columns(['dealer_id', 'opened_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('branch_members')
        .addColumn('membership_id', 'text', (column) =>
          column.notNull().references('memberships.id').onDelete('cascade'),
        )
        .addColumn('branch_id', 'text', (column) =>
          column.notNull().references('dealer_branches.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('branch_members_key', ['membership_id', 'branch_id']),
    ).execute();
    await db.schema
      .createIndex('members_of_branch')
      .on('branch_members')
      .column('branch_id')
      .execute();
    await db.schema.alterTable('leads').addColumn('branch_id', 'text').execute();
    await db.schema.alterTable('quotes').addColumn('branch_id', 'text').execute();
    await db.schema
      .createIndex('leads_of_branch')
      .on('leads')
      .columns(['dealer_id', 'branch_id', 'created_at', 'id'])
      .execute();
  },
});
