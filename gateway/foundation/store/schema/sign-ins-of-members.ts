import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';

/** When a member last signed in: not known of sign-ins before this. */
export const signInsOfMembers = ({ wholeNumber }: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('memberships').addColumn('signed_in_at', wholeNumber).execute();
  },
});
