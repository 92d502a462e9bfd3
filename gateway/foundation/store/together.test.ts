import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { SentToDatabase, Store } from '#gateway/foundation/store/store.ts';
import { firstOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

const revision = ({ db }: Pick<Records, 'db'>) =>
  db.selectFrom('catalogue_revision').select('revision').where('id', '=', 1);
const insert = ({ db }: Pick<Records, 'db'>, id: number) =>
  db.insertInto('catalogue_revision').values({ id, revision: 1 });

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`statements of one transaction, on ${name}`, () => {
    let prepared: PreparedStore;
    let store: Store;
    let sent: SentToDatabase[] = [];
    const exchanges = () => sent.filter((what) => what === 'exchange').length;

    beforeAll(async () => {
      prepared = await prepare();
      store = await prepared.open(await prepared.emptyPlace(), {
        onSent: (what) => sent.push(what),
      });
      await insert(store.records, 1).execute();
    });
    afterAll(async () => {
      await store.close();
      await prepared.stop();
    });

    it('leave nothing behind when a write fails that nobody waited for', async () => {
      const { records } = store;
      const failing = records.transact(async (runner) => {
        await write(runner, insert({ db: runner }, 2));
        await write(runner, insert({ db: runner }, 1));
        await write(runner, insert({ db: runner }, 3));
      });
      await expect(failing).rejects.toSatisfy((error) => records.isUniqueViolation(error));
      const rows = await records.db.selectFrom('catalogue_revision').select('id').execute();
      expect(rows.map(({ id }) => id)).toStrictEqual([1]);
    });

    it('fail in the place of a write before them that nobody waited for', async () => {
      const { records } = store;
      const failing = records.transact(async (runner) => {
        await write(runner, insert({ db: runner }, 1));
        await revision({ db: runner }).execute();
      });
      await expect(failing).rejects.toSatisfy((error) => records.isUniqueViolation(error));
    });

    it('statements that are sent together see the rows as they are once the first has its lock', async () => {
      const { records } = store;
      const locked = Promise.withResolvers<void>();
      const looking = Promise.withResolvers<void>();
      const change = records.transact(async (runner) => {
        await records.forChange(revision({ db: runner })).execute();
        locked.resolve();
        if (name === 'PostgreSQL') await looking.promise;
        await runner.updateTable('catalogue_revision').set({ revision: 7 }).execute();
      });
      await locked.promise;
      const look = records.transact((runner) => {
        const lock = firstOf(records.forChange(revision({ db: runner })));
        const read = firstOf(revision({ db: runner }));
        const both = together(runner, (on) => Promise.all([lock(on), read(on)]));
        looking.resolve();
        return both;
      });
      await change;
      expect((await look).map((row) => row?.revision)).toStrictEqual([7, 7]);
    });

    it.skipIf(name === 'SQLite')('wait for an answer as seldom as they can', async () => {
      const { records } = store;
      sent = [];
      await records.transact(async (runner) => {
        const read = firstOf(revision({ db: runner }));
        await together(runner, (on) => Promise.all([read(on), read(on)]));
        await write(runner, insert({ db: runner }, 4));
        await write(runner, insert({ db: runner }, 5));
      });
      expect(exchanges(), 'BEGIN with what reads, COMMIT with what writes').toBe(2);
      sent = [];
      await records.transact((runner) => insert({ db: runner }, 6).execute());
      expect(exchanges(), 'no write before BEGIN has succeeded').toBe(3);
      sent = [];
      await records.transact(async () => {});
      expect(exchanges()).toBe(0);
    });

    it.skipIf(name === 'SQLite')('are prepared where they are kept', async () => {
      await store.findSession('nobody');
      await store.findSession('nobody');
      const { rows } = await sql<{ kept: number }>`
        select count(*) as kept from pg_prepared_statements where name like 'prepared_%'
      `.execute(store.records.db);
      expect(rows[0]?.kept).toBeGreaterThan(0);
    });
  });
}
