import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** Time frames of steps, the clocks of those that run, and how long those that ended took. */
export const serviceLevels = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    for (const table of ['applications', 'lender_cases']) {
      const altered = () => db.schema.alterTable(table);
      await altered().addColumn('step_worked', wholeNumber).execute();
      await altered().addColumn('step_since', wholeNumber).execute();
      await altered().addColumn('step_due_at', wholeNumber).execute();
      await altered().addColumn('step_warn_at', wholeNumber).execute();
    }
    await db.schema.alterTable('applications').addColumn('step', 'text').execute();
    // What was open before is counted from its last change.
    await sql`
      update applications set step_worked = 0, step_since = changed_at,
        step = case when claimed_by is null then 'claim' else 'check' end
      where state in ('SUBMITTED', 'IN_REVIEW')
    `.execute(db);
    await sql`
      update lender_cases set step_worked = 0, step_since = changed_at where state = 'PROCESSING'
    `.execute(db);
    // Few applications wait for a step, of all that there have been.
    await db.schema
      .createIndex('applications_by_step')
      .on('applications')
      .columns(['step', 'step_due_at'])
      .where(sql.ref('step'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('lender_cases_with_clock')
      .on('lender_cases')
      .columns(['step_due_at', 'application_id'])
      .where(sql.ref('step_worked'), 'is not', null)
      .execute();
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('finished_steps')
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('step', 'text', (column) => column.notNull())
        .addColumn('party', 'text', (column) => column.notNull())
        .addColumn('took', wholeNumber, (column) => column.notNull())
        .addColumn('was_late', wholeNumber, (column) => column.notNull())
        .addColumn('ended_at', wholeNumber, (column) => column.notNull())
        .addPrimaryKeyConstraint('finished_steps_of_applications', [
          'application_id',
          'step',
          'party',
        ]),
    ).execute();
    await strictly(
      db.schema
        .createTable('service_levels')
        .addColumn('id', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('version', wholeNumber, (column) => column.notNull())
        .addColumn('levels', 'text', (column) => column.notNull()),
    ).execute();
  },
});
