import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** What operators put off or leave to a second person, and above which amount that must be. */
export const handOvers = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const { wholeNumber } = dialect;
    const applications = () => db.schema.alterTable('applications');
    await applications().addColumn('comes_back_at', wholeNumber).execute();
    await applications().addColumn('drafted_decision', 'text').execute();
    await applications().addColumn('drafted_reason', 'text').execute();
    await applications().addColumn('drafted_by', 'text').execute();
    await applications().addColumn('drafted_at', wholeNumber).execute();
    const strictly = strictTable(dialect);
    await strictly(
      db.schema
        .createTable('second_person')
        .addColumn('id', wholeNumber, (column) => column.notNull().primaryKey())
        .addColumn('amount', wholeNumber)
        .addColumn('proposed_amount', wholeNumber)
        .addColumn('proposed_by', 'text')
        .addColumn('proposed_at', wholeNumber),
    ).execute();
  },
});
