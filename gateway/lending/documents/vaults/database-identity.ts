import { DAY_MS } from '#domain/days.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Milliseconds that a vault's mark may be behind and still be known: a vault may come from a backup as well. */
const GENERATION_KEPT = 30 * DAY_MS;

const ROW = 1;

const findIdentity = ({ db }: Records) =>
  db.selectFrom('database_identity').selectAll().where('id', '=', ROW);

/** Made by the first gateway that asks. */
async function findOrMakeIdentity(records: Records, place: string) {
  const found = await findIdentity(records).executeTakeFirst();
  if (found !== undefined) return found;
  await records.db
    .insertInto('database_identity')
    .values({ id: ROW, identity: crypto.randomUUID(), place, has_marked: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return findIdentity(records).executeTakeFirstOrThrow();
}

/**
 * Makes every vault that this database has marked somebody else's, until it adopts one. For a database that was restored
 * from a backup: what its vault has besides may belong to what was lost. Done once when several gateways ask with the
 * same `from`, the place in which the database was.
 */
async function beginAnew(records: Records, from: string, to: string): Promise<void> {
  await records.transact(async (runner) => {
    const { numUpdatedRows } = await runner
      .updateTable('database_identity')
      .set({ place: to, has_marked: 1 })
      .where('id', '=', ROW)
      .where('place', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await runner.deleteFrom('vault_generations').execute();
  });
}

type Identity = {
  readonly identity: string;
  /** Whether it never marked a vault. */
  readonly isNew: boolean;
};

/** Which database this is: made at the first call. One that finds itself in another place is a copy, and begins anew. */
export async function databaseIdentity(records: Records): Promise<Identity> {
  const place = await records.place();
  const row = await findOrMakeIdentity(records, place);
  if (row.place !== place) await beginAnew(records, row.place, place);
  return { identity: row.identity, isNew: row.place === place && row.has_marked === 0 };
}

/** For a database that was restored: see `beginAnew`. */
export async function beginGeneration(records: Records): Promise<void> {
  const place = await records.place();
  const found = await findOrMakeIdentity(records, place);
  await beginAnew(records, found.place, place);
}

/** Notes what this database is about to write into its vault's mark. */
export async function addGeneration(records: Records): Promise<string> {
  const generation = crypto.randomUUID();
  await records.transact(async (runner) => {
    await runner
      .insertInto('vault_generations')
      .values({ generation, begun_at: records.now() })
      .execute();
    await runner.updateTable('database_identity').set({ has_marked: 1 }).execute();
  });
  return generation;
}

export async function isOwnGeneration({ db }: Records, generation: string): Promise<boolean> {
  const found = await db
    .selectFrom('vault_generations')
    .select('generation')
    .where('generation', '=', generation)
    .executeTakeFirst();
  return found !== undefined;
}

/** Milliseconds since the newest was begun; infinite when there is none, or when the clock went back. */
export async function ageOfGeneration(records: Records): Promise<number> {
  const newest = await records.db
    .selectFrom('vault_generations')
    .select('begun_at')
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const age = (await timeOf(records, records.db)) - (newest?.begun_at ?? -Infinity);
  return age < 0 ? Infinity : age;
}

/** Forgets what no mark can have any longer. */
export async function forgetOldGenerations(records: Records, newest: string): Promise<void> {
  await records.db
    .deleteFrom('vault_generations')
    .where('begun_at', '<', (await timeOf(records, records.db)) - GENERATION_KEPT)
    .where('generation', '!=', newest)
    .execute();
}
