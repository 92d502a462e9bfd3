import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which documents a guarantor's consent names. Kinds are no personal data. */
export const guarantorDocuments = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('consents').addColumn('documents', 'text').execute();
  },
});
