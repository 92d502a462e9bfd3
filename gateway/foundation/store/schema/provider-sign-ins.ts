import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Signing in at an employer's identity provider, and memberships that its groups give. */
export const providerSignIns = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await db.schema.alterTable('memberships').addColumn('provider', 'text').execute();
    await db.schema
      .alterTable('memberships')
      .addColumn('ended_by_groups_at', wholeNumber)
      .execute();
    await strictly(
      db.schema
        .createTable('provider_identities')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('accounts.user_id').onDelete('cascade'),
        )
        .addColumn('linked_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('provider_identities_of_account')
      .on('provider_identities')
      .columns(['user_id', 'provider'])
      .unique()
      .execute();
    await strictly(
      db.schema
        .createTable('provider_sign_ins')
        .addColumn('state', 'text', (column) => column.notNull().primaryKey())
        .addColumn('binding', 'text', (column) => column.notNull())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('phone_proved_at', wholeNumber)
        .addColumn('expires_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('provider_sign_ins_by_end')
      .on('provider_sign_ins')
      .column('expires_at')
      .execute();
    await strictly(
      db.schema
        .createTable('provider_sessions')
        .addColumn('token_hash', 'text', (column) =>
          column.notNull().primaryKey().references('sessions.token_hash').onDelete('cascade'),
        )
        .addColumn('identity', 'text', (column) =>
          column.notNull().references('provider_identities.id').onDelete('cascade'),
        )
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('sid', 'text')
        .addColumn('opens', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text')
        .addColumn('good_until', wholeNumber, (column) => column.notNull())
        .addColumn('read_next_at', wholeNumber, (column) => column.notNull()),
    ).execute();
    await db.schema
      .createIndex('provider_sessions_of_identity')
      .on('provider_sessions')
      .column('identity')
      .execute();
    await db.schema
      .createIndex('provider_sessions_by_sid')
      .on('provider_sessions')
      .column('sid')
      .execute();
    await db.schema
      .createIndex('provider_sessions_to_read')
      .on('provider_sessions')
      .column('read_next_at')
      .execute();
  },
});
