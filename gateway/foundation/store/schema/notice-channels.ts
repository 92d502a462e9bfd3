import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** By which channels people want to be reached, what became of each notice there, and what that costs. */
export const noticeChannels = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('notice_sends')
        .addColumn('id', 'text', (column) => column.notNull().primaryKey())
        .addColumn('notification_id', 'text', (column) =>
          column.notNull().references('notifications.id').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('tries', wholeNumber, (column) => column.notNull())
        .addColumn('template', 'text')
        .addColumn('provider_id', 'text')
        .addColumn('problem', 'text')
        .addColumn('changed_at', wholeNumber, (column) => column.notNull())
        .addUniqueConstraint('notice_sends_of_notification', ['notification_id', 'channel']),
    ).execute();
    await db.schema
      .createIndex('notice_sends_by_provider')
      .on('notice_sends')
      .columns(['provider_id', 'channel'])
      .execute();
    await strictly(
      db.schema
        .createTable('notice_choices')
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('accounts.user_id').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('is_on', wholeNumber, (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('wording', 'text')
        .addColumn('chosen_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('notice_choices_key', ['user_id', 'channel', 'version']),
    ).execute();
    await strictly(
      db.schema
        .createTable('notice_costs')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('template', 'text', (column) => column.notNull())
        .addColumn('notices', wholeNumber, (column) => column.notNull())
        .addColumn('paise', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('notice_costs_key', ['day', 'channel', 'template']),
    ).execute();
  },
});
