import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a borrower has chosen to apply for and has not sent yet. It names nobody, as the cases of lenders do not. */
export const chosenProducts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applications').addColumn('chosen_products', 'text').execute();
  },
});
