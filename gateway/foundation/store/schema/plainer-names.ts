import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names of before the first release. Nothing that is released may be renamed in this way: see docs/operations/upgrades.md. */
export const plainerNames = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`update notifications set state = 'PHONED' where state = 'TOLD'`.execute(db);
    await sql`update leads set next_step = 'documents' where next_step = 'papers'`.execute(db);
  },
});
