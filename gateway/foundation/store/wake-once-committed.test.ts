import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#gateway/foundation/store/store.ts';
import { wakeOnceCommitted } from '#gateway/foundation/store/wake-once-committed.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`a job that a transaction wants, on ${name}`, () => {
    let prepared: PreparedStore;
    let store: Store;
    let woken: { readonly job: string; readonly sees: Promise<number> }[];
    const revisions = async () =>
      (await store.records.db.selectFrom('catalogue_revision').select('id').execute()).length;

    beforeAll(async () => {
      prepared = await prepare();
      store = await prepared.open(await prepared.emptyPlace());
      store.onJobWanted((job) => woken.push({ job, sees: revisions() }));
    });
    beforeEach(() => {
      woken = [];
    });
    afterAll(async () => {
      await store.close();
      await prepared.stop();
    });

    it('is woken once, and sees what the transaction has written', async () => {
      const before = await revisions();
      await store.records.transact(async (runner) => {
        wakeOnceCommitted(runner, 'outbox');
        await runner.insertInto('catalogue_revision').values({ id: 1, revision: 1 }).execute();
        wakeOnceCommitted(runner, 'outbox');
        expect(woken).toStrictEqual([]);
      });
      expect(woken.map(({ job }) => job)).toStrictEqual(['outbox']);
      expect(await woken[0]?.sees).toBe(before + 1);
    });

    it('is not woken when the transaction is rolled back, nor by another', async () => {
      const failing = store.records.transact(async (runner) => {
        wakeOnceCommitted(runner, 'outbox');
        await Promise.reject(new Error('refused'));
      });
      await expect(failing).rejects.toThrow('refused');
      await store.records.transact(async () => {});
      expect(woken).toStrictEqual([]);
    });
  });
}
