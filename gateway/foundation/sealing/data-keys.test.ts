import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findMissingMasterKeys } from '#gateway/foundation/sealing/check-data-keys.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { rewrapDataKeys } from '#gateway/foundation/sealing/rewrap.ts';
import { SealBroken } from '#gateway/foundation/sealing/seal.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map((id) => ({ id, bytes: randomBytes(32) }));

/** Master keys, the current one first. */
function masterKeys(...keys: readonly (MasterKeys['current'] | undefined)[]): MasterKeys {
  const given = keys.filter((key) => key !== undefined);
  const [current] = given;
  if (current === undefined) throw new Error('no key');
  return { current, byId: new Map(given.map((key) => [key.id, key])) };
}

describeOnBothStores('data keys', (gateway) => {
  const records = () => gateway().store.records;
  const db = () => records().db;

  it('are made, found, and gone when they are destroyed', async () => {
    const keys = dataKeys(records(), masterKeys(OLD));
    const key = await keys.create(db(), 'application:1');
    expect(key).toHaveLength(32);
    expect(await keys.find(db(), 'application:1')).toStrictEqual(key);
    expect(await keys.find(db(), 'application:2')).toBeNull();
    await keys.destroy(db(), 'application:1');
    expect(await keys.find(db(), 'application:1')).toBeNull();
  });

  it('do not open for another owner, nor with another master key of the same name', async () => {
    const keys = dataKeys(records(), masterKeys(OLD));
    await keys.create(db(), 'application:1');
    await keys.create(db(), 'application:2');
    const impostor = masterKeys({ id: 'old', bytes: randomBytes(32) });
    await expect(dataKeys(records(), impostor).find(db(), 'application:1')).rejects.toThrow(
      SealBroken,
    );
    const one = await db()
      .selectFrom('data_keys')
      .select('wrapped')
      .where('owner', '=', 'application:1')
      .executeTakeFirstOrThrow();
    await db().updateTable('data_keys').set(one).where('owner', '=', 'application:2').execute();
    await expect(keys.find(db(), 'application:2')).rejects.toThrow(SealBroken);
  });

  it('are the same for all who ask for one at one moment', async () => {
    const asked = Array.from({ length: 8 }, () =>
      dataKeys(records(), masterKeys(OLD)).findOrCreate(db(), 'audit-signing'),
    );
    const made = await Promise.all(asked);
    expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1);
  });

  it('give the same digest of a value again, even after the first one was rolled back', async () => {
    const keys = dataKeys(records(), masterKeys(OLD));
    const lost = records().transact(async (runner) => {
      await keys.lookupDigest(runner, '9876543210');
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    const digest = await keys.lookupDigest(db(), '9876543210');
    expect(await dataKeys(records(), masterKeys(OLD)).lookupDigest(db(), '9876543210')).toBe(
      digest,
    );
    expect(await keys.lookupDigest(db(), '9876543211')).not.toBe(digest);
  });

  it('name the master keys that are missing, or are not the right ones', async () => {
    const both = masterKeys(NEW, OLD);
    await dataKeys(records(), masterKeys(OLD)).create(db(), 'application:1');
    await dataKeys(records(), both).create(db(), 'application:2');
    expect(await findMissingMasterKeys(records(), both)).toBeNull();
    expect(await findMissingMasterKeys(records(), masterKeys(OTHER))).toBe(
      'the data needs master keys that are missing: new, old',
    );
    expect(
      await findMissingMasterKeys(
        records(),
        masterKeys(NEW, { id: 'old', bytes: randomBytes(32) }),
      ),
    ).toBe('these master keys are not those that the data was sealed with: old');
  });

  describe('when the master key is rotated', () => {
    it('are the same, and need only the new master key', async () => {
      const owners = Array.from({ length: 520 }, (_, index) => `application:${index}`);
      const before = dataKeys(records(), masterKeys(OLD));
      const made = await records().transact(async (runner) => {
        const keys = new Map<string, Buffer>();
        for (const owner of owners) keys.set(owner, await before.create(runner, owner));
        return keys;
      });
      const both = masterKeys(NEW, OLD);
      expect(await rewrapDataKeys(records(), both)).toStrictEqual({ done: 520, failed: [] });
      expect(await rewrapDataKeys(records(), both)).toStrictEqual({ done: 0, failed: [] });
      expect(await findMissingMasterKeys(records(), masterKeys(NEW))).toBeNull();
      const after = dataKeys(records(), masterKeys(NEW));
      for (const owner of ['application:0', 'application:519']) {
        expect(await after.find(db(), owner)).toStrictEqual(made.get(owner));
      }
    });

    it('are left as they are, and named, where they do not open', async () => {
      await dataKeys(records(), masterKeys(OTHER)).create(db(), 'application:1');
      await dataKeys(records(), masterKeys(OLD)).create(db(), 'application:2');
      const both = masterKeys(NEW, OLD);
      expect(await rewrapDataKeys(records(), both)).toStrictEqual({
        done: 1,
        failed: ['application:1'],
      });
      expect(
        await dataKeys(records(), masterKeys(OTHER)).find(db(), 'application:1'),
      ).not.toBeNull();
    });
  });
});
