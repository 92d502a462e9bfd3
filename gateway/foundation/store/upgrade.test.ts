import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesIn } from '#gateway/testing/messages-in.ts';
import { oldDatabase } from '#gateway/testing/stores/old-database.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';

async function makeOld(name: 'SQLite' | 'PostgreSQL', place: string): Promise<void> {
  if (name === 'SQLite') {
    const database = new DatabaseSync(join(place, 'gateway.sqlite'));
    database.exec(oldDatabase('INTEGER', ' STRICT'));
    database.close();
    return;
  }
  const client = new Client({ connectionString: place });
  await client.connect();
  await client.query(oldDatabase('BIGINT', ''));
  await client.end();
}

for (const { name, leftOut, prepare } of STORE_KINDS) {
  describe.skipIf(leftOut !== null)(`a database from before Kysely, on ${name}`, () => {
    let prepared: PreparedStore;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared.stop());

    it('keeps every row, and is migrated once', async () => {
      const place = await prepared.newPlace();
      await makeOld(name, place);
      for (let start = 1; start <= 2; start += 1) {
        const store = await prepared.open(place);
        expect(await store.accountByEmail('asha@example.in')).toStrictEqual({
          userId: 'RS12345678',
          firstName: 'Asha',
          lastName: 'Verma',
          category: 'CSR',
          email: 'asha@example.in',
          mobileNumber: '9876543210',
          passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA',
          createdAt: 1_763_715_600_000,
        });
        // Nobody has confirmed an email, so nothing is mailed to it.
        const emails = store.records.db.selectFrom('accounts').select('email_confirmed_at');
        expect(await emails.execute()).toEqual([{ email_confirmed_at: null }]);
        expect(await store.findSession('digest of a token')).toMatchObject({
          account: { userId: 'RS12345678' },
          startedAt: 1_763_715_600_002,
          usedAt: 1_763_715_600_003,
        });
        expect(await messagesIn(store)).toMatchObject([
          { id: 'a', userId: 'RS12345678', remarks: 'First', receivedAt: 1_763_715_600_004 },
          { id: 'b', userId: null, remarks: 'Second' },
        ]);
        await store.ping();
        await store.close();
      }
    });

    it('is migrated once by many gateways that start at the same moment', async () => {
      const place = await prepared.newPlace();
      await makeOld(name, place);
      const opening = Array.from({ length: name === 'SQLite' ? 1 : 4 }, () => prepared.open(place));
      const stores = await Promise.all(opening);
      for (const store of stores) {
        expect(await messagesIn(store)).toHaveLength(2);
        await store.close();
      }
    });
  });
}
