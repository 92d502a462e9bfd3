import { DAY_MS } from '#domain/days.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';

const TWO_DAYS = 2 * DAY_MS;

/** What operators need to find the applications and jobs that wait for them. */
export const review = ({ wholeNumber }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applications').addColumn('due_at', wholeNumber).execute();
    await db.schema.alterTable('applications').addColumn('reject_reason', 'text').execute();
    // Those that were sent before wait no longer than others.
    await sql`
      update applications set due_at = submitted_at + ${sql.lit(TWO_DAYS)} where state = 'SUBMITTED'
    `.execute(db);
    // Drafts are in none of these, and what is closed only in the first.
    await db.schema
      .createIndex('applications_by_submission')
      .on('applications')
      .columns(['submitted_at', 'number'])
      .where(sql.ref('submitted_at'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('applications_open_by_submission')
      .on('applications')
      .columns(['submitted_at', 'number'])
      .where(sql.ref('closed_at'), 'is', null)
      .where(sql.ref('submitted_at'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('applications_by_due_time')
      .on('applications')
      .columns(['due_at', 'number'])
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('applications_by_claim')
      .on('applications')
      .columns(['claimed_by', 'submitted_at', 'number'])
      .where(sql.ref('claimed_by'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('privacy_jobs_by_state')
      .on('privacy_jobs')
      .columns(['state', 'asked_at', 'id'])
      .execute();
  },
});
