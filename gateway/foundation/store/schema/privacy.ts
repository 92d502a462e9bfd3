import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What retention asks of applications and lender cases. */
async function addRetention(db: Kysely<unknown>, { wholeNumber }: SchemaDialect): Promise<void> {
  await db.schema.alterTable('lender_cases').addColumn('acknowledged_at', wholeNumber).execute();
  await db.schema
    .createIndex('applications_by_closing')
    .on('applications')
    .columns(['closed_at', 'id'])
    .execute();
  // Only those that are still there: the rows of purged ones stay for a year.
  await db.schema
    .createIndex('documents_not_purged')
    .on('documents')
    .column('application_id')
    .where(sql<boolean>`state <> 'PURGED'`)
    .execute();
}

/** Signed heads of the audit's chains, and the chains that changed since they were signed. */
async function addCheckpoints(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  await strictly(
    db.schema
      .createTable('audit_unsigned')
      .addColumn('subject', 'text', (column) => column.notNull().primaryKey())
      .addColumn('seq', wholeNumber, (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull()),
  ).execute();
  await sql`
    insert into audit_unsigned (subject, seq, hash)
    select subject, seq, hash from audit_entries as entry
    where seq = (select max(seq) from audit_entries as other where other.subject = entry.subject)
  `.execute(db);
  await strictly(
    db.schema
      .createTable('audit_checkpoints')
      .addColumn('seq', wholeNumber, (column) => column.notNull().primaryKey())
      .addColumn('at', wholeNumber, (column) => column.notNull())
      .addColumn('heads_hash', 'text', (column) => column.notNull())
      .addColumn('previous_hash', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull()),
  ).execute();
  await strictly(
    db.schema
      .createTable('audit_heads')
      .addColumn('checkpoint', wholeNumber, (column) => column.notNull())
      .addColumn('position', wholeNumber, (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('seq', wholeNumber, (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('is_removed', wholeNumber, (column) => column.notNull())
      .addPrimaryKeyConstraint('audit_heads_key', ['checkpoint', 'position']),
  ).execute();
  await db.schema
    .createIndex('audit_heads_of_subject')
    .on('audit_heads')
    .columns(['subject', 'is_removed', 'seq'])
    .execute();
}

/** Exports and erasures that people asked for, and what was erased. */
async function addPrivacyJobs(db: Kysely<unknown>, dialect: SchemaDialect): Promise<void> {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);
  await strictly(
    db.schema
      .createTable('privacy_jobs')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.references('accounts.user_id').onDelete('set null'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('progress', wholeNumber, (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('tries', wholeNumber, (column) => column.notNull())
      .addColumn('due_at', wholeNumber)
      .addColumn('asked_at', wholeNumber, (column) => column.notNull())
      .addColumn('ended_at', wholeNumber)
      .addColumn('sealed', 'text'),
  ).execute();
  for (const [name, columns] of [
    ['privacy_jobs_by_due_time', ['due_at', 'id']],
    ['privacy_jobs_by_end', ['ended_at', 'id']],
    ['privacy_jobs_of_account', ['user_id', 'asked_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('privacy_jobs')
      .columns([...columns])
      .execute();
  }
  await strictly(
    db.schema
      .createTable('erasures')
      .addColumn('digest', 'text', (column) => column.notNull().primaryKey())
      .addColumn('erased_at', wholeNumber, (column) => column.notNull()),
  ).execute();
  await db.schema
    .createIndex('erasures_by_time')
    .on('erasures')
    .columns(['erased_at', 'digest'])
    .execute();
}

/** Retention, the audit's checkpoints, and what people ask for by the data protection act. */
export const privacy = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await addRetention(db, dialect);
    await addCheckpoints(db, dialect);
    await addPrivacyJobs(db, dialect);
  },
});
