import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The trace of the request that queued something, so that sending it is a part of that. */
export const traceparents = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['outbox', 'notifications']) {
      await db.schema.alterTable(table).addColumn('traceparent', 'text').execute();
    }
  },
});
