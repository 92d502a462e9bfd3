import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readErasureFile } from '#gateway/upkeep/privacy/erasure-file.ts';
import { ErasureListUnusable, openErasureList } from '#gateway/upkeep/privacy/erasure-list.ts';
import { erasuresInFile } from '#gateway/upkeep/privacy/erasure-place.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { MasterKey } from '#gateway/foundation/sealing/master-keys.ts';
import { rewrapDataKeys } from '#gateway/foundation/sealing/rewrap.ts';
import { openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

const OLD: MasterKey = { id: 'old', bytes: randomBytes(32) };
const NEW: MasterKey = { id: 'new', bytes: randomBytes(32) };
const withKeys = (current: MasterKey, ...others: readonly MasterKey[]) => ({
  current,
  byId: new Map([current, ...others].map((key) => [key.id, key])),
});

describe('the list of erasures', () => {
  let home: string;
  let file: string;
  let store: Store;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-list-'));
    file = join(home, 'beside', 'erasures.jsonl');
    store = await openSqliteStore(join(home, 'data'));
  });
  afterEach(async () => {
    await store.close();
    await rm(home, { recursive: true });
  });
  const list = (masterKeys = withKeys(OLD), { records } = store) =>
    openErasureList(
      { records, keys: dataKeys(records, masterKeys), masterKeys },
      erasuresInFile(file),
    );

  it('only grows, is readable only by its owner, and names no one', async () => {
    const one = await list();
    const digest = one.digestOf('account', 'RS12345678', 1);
    await one.add([digest]);
    const before = await readFile(file, 'utf8');
    await one.add([digest, one.digestOf('application', 'id', 2)]);
    const after = await readFile(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after).not.toContain('RS12345678');
    expect((await readErasureFile(file)).erased.size).toBe(2);
    expect((await stat(file)).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0);
    expect((await list()).digestOf('account', 'RS12345678', 1)).toBe(digest);
    // Somebody who is given the same user ID later is somebody else.
    expect(one.digestOf('account', 'RS12345678', 2)).not.toBe(digest);
    expect(one.digestOf('application', 'RS12345678', 1)).not.toBe(digest);
  });

  it('a missing list is not begun again for a database that has had one, unless somebody says so', async () => {
    const before = await list();
    const digest = before.digestOf('account', 'RS12345678', 1);
    await rm(file);
    await expect(list()).rejects.toThrow(/it is missing: put it back/);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    const masterKeys = withKeys(OLD);
    const deps = { records: store.records, keys: dataKeys(store.records, masterKeys), masterKeys };
    const begun = await openErasureList(deps, erasuresInFile(file), true);
    expect(begun.digestOf('account', 'RS12345678', 1)).toBe(digest);
    // From then on it is there.
    await list();
  });

  it.each(['before', 'after'] as const)(
    'is one list for two gateways that start a new database, the other %s this one looks for its key',
    async (order) => {
      const masterKeys = withKeys(OLD);
      const keys = dataKeys(store.records, masterKeys);
      let digest = '';
      const startOther = async () => {
        digest ||= (await list()).digestOf('account', 'RS12345678', 1);
      };
      const found = await openErasureList(
        {
          records: store.records,
          masterKeys,
          keys: {
            ...keys,
            async find(runner, owner) {
              if (order === 'before') await startOther();
              const key = await keys.find(runner, owner);
              if (digest === '') await startOther();
              return key;
            },
          },
        },
        erasuresInFile(file),
      );
      expect(found.digestOf('account', 'RS12345678', 1)).toBe(digest);
      expect(new Set((await readErasureFile(file)).keys.map(({ check }) => check)).size).toBe(1);
    },
  );

  it('keeps the key whose line was written when its gateway was killed', async () => {
    const digest = (await list()).digestOf('account', 'RS12345678', 1);
    await dataKeys(store.records, withKeys(OLD)).destroy(store.records.db, 'erasures');
    expect((await list()).digestOf('account', 'RS12345678', 1)).toBe(digest);
  });

  it('continues after a line that a crash cut short', async () => {
    const one = await list();
    await one.add(['first']);
    await appendFile(file, '{"erased":"half');
    const again = await list();
    await again.add(['second']);
    expect([...(await readErasureFile(file)).erased]).toStrictEqual(['first', 'second']);
    expect([...(await again.missingFrom(store.records))]).toStrictEqual(['first', 'second']);
  });

  it('needs only the new master key after a rotation, and an empty database takes over its key', async () => {
    const digest = (await list()).digestOf('account', 'RS12345678', 1);
    const both = withKeys(NEW, OLD);
    await rewrapDataKeys(store.records, both);
    await list(both);
    const empty = await openSqliteStore(join(home, 'empty'));
    await expect(list(withKeys({ id: 'other', bytes: randomBytes(32) }), empty)).rejects.toThrow(
      ErasureListUnusable,
    );
    const taken = await list(withKeys(NEW), empty);
    expect(taken.digestOf('account', 'RS12345678', 1)).toBe(digest);
    await empty.close();
  });
});
