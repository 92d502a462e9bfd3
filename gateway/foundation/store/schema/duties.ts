import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which duties an operator has: null for all, so that whoever is an operator before this keeps what they may do. */
export const duties = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('memberships').addColumn('duties', 'text').execute();
  },
});
