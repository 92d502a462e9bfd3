import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Data keys, the audit chains, answers to repeated requests, and how a session was proved. */
export const sealingAndAudit = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await db.schema.alterTable('sessions').addColumn('phone_proved_at', wholeNumber).execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('by_password', wholeNumber, (column) => column.notNull().defaultTo(0))
      .execute();
    await strictly(
      db.schema
        .createTable('data_keys')
        .addColumn('owner', 'text', (column) => column.notNull().primaryKey())
        .addColumn('master_key', 'text', (column) => column.notNull())
        .addColumn('wrapped', 'text', (column) => column.notNull())
        .addColumn('created_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('data_keys_by_master_key')
      .on('data_keys')
      .columns(['master_key', 'owner'])
      .execute();
    await strictly(
      db.schema
        .createTable('audit_entries')
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('seq', wholeNumber, (column) => column.notNull())
        .addColumn('at', wholeNumber, (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('facts', 'text', (column) => column.notNull())
        .addColumn('previous_hash', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('audit_entries_key', ['subject', 'seq']),
    ).execute();
    await strictly(
      db.schema
        .createTable('answered_requests')
        .addColumn('request_key', 'text', (column) => column.notNull().primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('reply', 'text', (column) => column.notNull())
        .addColumn('answered_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('answered_requests_by_time')
      .on('answered_requests')
      .column('answered_at')
      .execute();
  },
});
