import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { StoreUnavailable } from '#gateway/foundation/store/store.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseWithTables } from '#gateway/testing/stores/shared-postgres.ts';

const CONFLICTS = [
  ['that cannot be put into an order with another', '40001'],
  ['that waits for another which waits for it', '40P01'],
] as const;
const MOST_TRIES = 5;

describe.skipIf(isPostgresLeftOut)('a transaction', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openPostgresStore(await newDatabaseWithTables());
  });
  afterAll(() => store.close());

  const failWith = (runner: Runner, code: string) =>
    sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(runner);
  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      store.records.db,
    );
    return rows[0]?.pid;
  };
  const points = async (key: string) => (await store.tally(key))?.points ?? 0;
  const add = (runner: Runner, key: string) =>
    runner
      .insertInto('tallies')
      .values({
        tally_key: key,
        points: 1,
        ends_at: sql`(extract(epoch from now()) * 1000)::bigint + 60000`,
      })
      .onConflict((conflict) =>
        conflict.column('tally_key').doUpdateSet({ points: sql`tallies.points + 1` }),
      )
      .execute();

  it.each(CONFLICTS)('%s is done again as a whole, and once', async (_, code) => {
    let tries = 0;
    const given = await store.records.transact(async (runner) => {
      tries += 1;
      await add(runner, code);
      if (tries < MOST_TRIES) await failWith(runner, code);
      return 'done';
    });
    expect(given).toBe('done');
    expect(tries).toBe(MOST_TRIES);
    expect(await points(code)).toBe(1);
  });

  it.each(CONFLICTS)('%s each time is unavailable, and leaves nothing', async (_, code) => {
    let tries = 0;
    const key = `${code} for ever`;
    const asked = store.doOnce(null, async (runner) => {
      tries += 1;
      await add(runner, key);
      await failWith(runner, code);
    });
    await expect(asked).rejects.toBeInstanceOf(StoreUnavailable);
    expect(tries).toBe(MOST_TRIES);
    expect(await points(key)).toBe(0);
  });

  it('two transactions that block each other are both done', async () => {
    const { transact } = store.records;
    await Promise.all(['first', 'second'].map((key) => transact((runner) => add(runner, key))));
    let waiting = 2;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const both = (one: string, other: string) =>
      transact(async (runner) => {
        await add(runner, one);
        waiting -= 1;
        if (waiting === 0) meet();
        await met;
        await add(runner, other);
      });
    await Promise.all([both('first', 'second'), both('second', 'first')]);
    expect([await points('first'), await points('second')]).toStrictEqual([3, 3]);
  });

  it('a transaction that fails for another reason is not repeated', async () => {
    let tries = 0;
    const asked = store.records.transact(async (runner) => {
      tries += 1;
      await failWith(runner, '22012');
    });
    await expect(asked).rejects.toMatchObject({ code: '22012' });
    expect(tries).toBe(1);
  });

  it('a server that has become a replica is unavailable, and its connection is not used again', async () => {
    const before = await backend();
    expect(await backend()).toBe(before);
    const asked = store.records.transact((runner) => failWith(runner, '25006'));
    await expect(asked).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await backend()).not.toBe(before);
  });
});
