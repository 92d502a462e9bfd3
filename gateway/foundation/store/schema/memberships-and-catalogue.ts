import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Who works for whom, lenders, and versions of their products. */
export const membershipsAndCatalogue = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('memberships')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('accounts.user_id').onDelete('cascade'),
        )
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('organisation', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('invited_by', 'text', (column) => column.notNull())
        .addColumn('created_at', wholeNumber, (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('memberships_of_account')
      .on('memberships')
      .columns(['user_id', 'role', 'organisation'])
      .execute();
    await db.schema
      .createIndex('memberships_by_role')
      .on('memberships')
      .columns(['role', 'state', 'created_at', 'id'])
      .execute();
    await strictly(
      db.schema
        .createTable('catalogue_revision')
        .addColumn('id', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('revision', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('lenders')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await strictly(
      db.schema
        .createTable('product_versions')
        .addColumn('product_id', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('lender_id', 'text', (column) =>
          column.notNull().references('lenders.id').onDelete('restrict'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('proposed_by', 'text')
        .addColumn('decided_by', 'text')
        .addColumn('changed_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('product_versions_key', ['product_id', 'version']),
    ).execute();
    await db.schema
      .createIndex('product_versions_by_state')
      .on('product_versions')
      .columns(['state', 'product_id'])
      .execute();
  },
});
