import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealBroken } from '#gateway/foundation/sealing/seal.ts';
import { sealMessagesJob, sealOldMessages } from '#gateway/people/contact/seal-old-messages.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { keysOf } from '#gateway/testing/privacy.ts';
import type { SearchableStore } from '#gateway/testing/stores/searchable-stores.ts';
import { SEARCHABLE_STORES } from '#gateway/testing/stores/searchable-stores.ts';

const SECRET = { name: 'Seeded Sendername', email: 'seeded@example.in', phone: '9811133344' };

/** As gateways wrote them before messages were sealed: short ones, and some that fill pages. */
async function writeInClear({ records }: Store, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    const written = {
      ...SECRET,
      txn_date: '21/11/2025',
      category: 'Seeded subject',
      remarks: `Seeded remarks ${index}. `.repeat(1 + ((index * 7) % 150)),
    };
    await records.db
      .insertInto('contact_messages')
      .values({ id, received_at: 1000 + index, user_id: null, ...written })
      .execute();
  }
  return ids;
}

const WRITTEN = [...Object.values(SECRET), 'Seeded subject', 'Seeded remarks'];

for (const { name, isLeftOut, prepare } of SEARCHABLE_STORES) {
  describe.skipIf(isLeftOut)(`messages from before they were sealed, on ${name}`, () => {
    let prepared: SearchableStore;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());
    /** In SQLite's files. Those of PostgreSQL have old rows until it vacuums. */
    const inClear = async (place: string) =>
      name === 'SQLite' ? prepared.findInClear(place, WRITTEN) : [];

    it('are sealed in batches, once, and read the same as before', async () => {
      const place = await prepared.newPlace();
      const store = await prepared.open(place);
      await writeInClear(store, 350);
      const before = await messagesIn(store);
      expect(before[0]).toMatchObject({ ...SECRET, remarks: 'Seeded remarks 0. ' });
      expect((await inClear(place)).length > 0).toBe(name === 'SQLite');
      const { work } = sealMessagesJob(store, keysOf(store));
      const { signal } = new AbortController();
      expect(await work(signal)).toStrictEqual({ sealed: 350 });
      expect(await work(signal)).toBeNull();
      expect(await messagesIn(store)).toStrictEqual(before);
      const rows = await store.records.db.selectFrom('contact_messages').selectAll().execute();
      expect(WRITTEN.filter((text) => JSON.stringify(rows).includes(text))).toStrictEqual([]);
      expect(await inClear(place)).toStrictEqual([]);
      await store.close();
    });

    it('are sealed although a gateway ends half-way, or several begin together', async () => {
      const store = await prepared.open(await prepared.newPlace());
      const keys = keysOf(store);
      await writeInClear(store, 250);
      expect(await sealOldMessages(store, keys, AbortSignal.abort())).toBe(100);
      const counts = await Promise.all([1, 2, 3].map(() => sealOldMessages(store, keys)));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(150);
      expect(await messagesIn(store)).toHaveLength(250);
      await store.close();
    });

    it('open with their own keys alone', async () => {
      const store = await prepared.open(await prepared.newPlace());
      const [one = '', other = ''] = await writeInClear(store, 2);
      await sealOldMessages(store, keysOf(store));
      const { db } = store.records;
      const row = await db
        .selectFrom('contact_messages')
        .select('sealed')
        .where('id', '=', one)
        .executeTakeFirstOrThrow();
      await db.updateTable('contact_messages').set(row).where('id', '=', other).execute();
      await expect(messagesIn(store)).rejects.toThrow(SealBroken);
      await store.close();
    });
  });
}
