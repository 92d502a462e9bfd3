import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderVault, makeVaultFolder } from '#gateway/lending/documents/vaults/folder-vault.ts';
import {
  GRACE_AREA,
  readSetAside,
  setAsideName,
  setAsideStart,
} from '#gateway/lending/documents/vaults/grace-area.ts';
import { MARK_NAME, readMark, writeMark } from '#gateway/lending/documents/vaults/vault-mark.ts';
import { isBucketThere, s3Vault } from '#gateway/lending/documents/vaults/s3-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import {
  isVaultKey,
  newVaultKey,
  VaultUnavailable,
} from '#gateway/lending/documents/vaults/vault.ts';
import { portOf } from '#gateway/foundation/http/server.ts';
import { allOf } from '#gateway/testing/all-of.ts';
import type { ObjectStore } from '#gateway/testing/servers/object-store.ts';
import { objectStoreLeftOut, startObjectStore } from '#gateway/testing/servers/object-store.ts';
import { memoryVault } from '#gateway/testing/memory-vault.ts';

const SEALED = Buffer.from([1, 0, 255, 10, 13, 26, 0]);
const DOCUMENT = '0b9e4c1e-6f0e-4c55-9d2c-2f7f1d1c9a11';
const hasRoom = async () => true;

let home: string;
let objects: ObjectStore;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinsetu-vault-'));
  if (objectStoreLeftOut === null) objects = await startObjectStore();
});
afterAll(async () => {
  if (objectStoreLeftOut === null) await objects.stop();
  await rm(home, { recursive: true });
});

const keysOf = async (vault: Vault) => (await allOf(vault.keys())).toSorted();

const newFolder = async () => {
  const folder = join(await mkdtemp(join(home, 'folder-')), 'documents');
  await makeVaultFolder(folder);
  return folder;
};

const inBucket = objectStoreLeftOut === null ? '' : ` (left out: ${objectStoreLeftOut})`;

describe.each([
  ['a folder', false, async () => folderVault(await newFolder(), hasRoom)],
  [`a bucket${inBucket}`, inBucket !== '', async () => s3Vault(await objects.newBucket())],
  ['memory, as tests use it', false, async () => memoryVault()],
] as const)('a vault in %s', (_, isLeftOut, open) => {
  let vault: Vault;
  beforeEach(async ({ skip }) => {
    skip(isLeftOut);
    vault = await open();
  });

  it('gives back what was written, names it, and forgets what is removed', async () => {
    const [one, other] = [newVaultKey(DOCUMENT), newVaultKey(DOCUMENT)];
    await vault.write(one, SEALED);
    await vault.write(other, Buffer.alloc(300_000, 7));
    expect(await vault.read(one)).toStrictEqual(SEALED);
    expect(await vault.read(other)).toStrictEqual(Buffer.alloc(300_000, 7));
    expect(await keysOf(vault)).toStrictEqual([one, other].toSorted());
    expect([one, other].every((key) => isVaultKey(key))).toBe(true);
    await vault.remove([one, other]);
    expect(await vault.read(one)).toBeNull();
    expect(await keysOf(vault)).toStrictEqual([]);
  });

  it('has nothing under a key that was never written, and removes it without a word', async () => {
    const key = newVaultKey(DOCUMENT);
    expect(await vault.read(key)).toBeNull();
    await vault.remove([key]);
    await vault.remove([]);
  });

  it('sets bytes aside and brings them back, and does nothing with what is gone', async () => {
    const [key, other] = [newVaultKey(DOCUMENT), newVaultKey(DOCUMENT)];
    await vault.write(key, SEALED);
    await vault.write(other, SEALED);
    const names = [setAsideName(key, 5), setAsideName(other, 7)];
    await vault.move(key, setAsideName(key, 5));
    await vault.move(other, setAsideName(other, 7));
    expect(await allOf(vault.namesFrom(setAsideStart(key)))).toStrictEqual([names[0]]);
    expect((await allOf(vault.namesFrom(GRACE_AREA))).toSorted()).toStrictEqual(names.toSorted());
    expect((await keysOf(vault)).filter((name) => isVaultKey(name))).toStrictEqual([]);
    expect(await vault.read(key)).toBeNull();
    expect(readSetAside(names[1] ?? '')).toStrictEqual({ name: names[1], key: other, at: 7 });
    await vault.move(setAsideName(key, 5), key);
    expect(await vault.read(key)).toStrictEqual(SEALED);
    await vault.remove([setAsideName(other, 7)]);
    expect(await allOf(vault.namesFrom(GRACE_AREA))).toStrictEqual([]);
    await vault.move(newVaultKey(DOCUMENT), other);
    expect(await vault.read(other)).toBeNull();
  });

  it('keeps a mark, which is no key and may be written again', async () => {
    expect(await readMark(vault)).toBeNull();
    expect(isVaultKey(MARK_NAME)).toBe(false);
    for (const generation of ['first', 'second']) {
      await writeMark(vault, { database: 'one', generation });
      expect(await readMark(vault)).toStrictEqual({ database: 'one', generation });
    }
    for (const text of ['{', '"one"']) {
      await vault.write(MARK_NAME, Buffer.from(text));
      expect(await readMark(vault)).toMatchObject({ database: '' });
    }
  });

  it('names every key, however many there are', async () => {
    const keys = Array.from({ length: 30 }, () => newVaultKey(crypto.randomUUID()));
    await Promise.all(keys.map((key) => vault.write(key, SEALED)));
    expect(await keysOf(vault)).toStrictEqual(keys.toSorted());
    await vault.remove(keys);
    expect(await keysOf(vault)).toStrictEqual([]);
  });
});

describe('a vault in a folder', () => {
  it.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
    const folder = await newFolder();
    const key = newVaultKey(DOCUMENT);
    await folderVault(folder, hasRoom).write(key, SEALED);
    const modes = await Promise.all(
      [folder, join(folder, '0b'), join(folder, '0b', key)].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(modes).toStrictEqual([0o700, 0o700, 0o600]);
  });

  it('leaves nothing half-written under a key', async () => {
    const folder = await newFolder();
    const vault = folderVault(folder, hasRoom);
    const key = newVaultKey(DOCUMENT);
    await vault.write(key, SEALED);
    expect(await readdir(join(folder, '0b'))).toStrictEqual([key]);
    expect(await readFile(join(folder, '0b', key))).toStrictEqual(SEALED);
  });

  it('names what a crash left, and skips what is not its own', async () => {
    const folder = await newFolder();
    const vault = folderVault(folder, hasRoom);
    await vault.write(newVaultKey(DOCUMENT), SEALED);
    const [written = ''] = await keysOf(vault);
    const halfWritten = `${written}.${crypto.randomUUID()}`;
    await writeFile(join(folder, '0b', halfWritten), 'half');
    await writeFile(join(folder, 'lost+found'), '');
    expect(await keysOf(vault)).toStrictEqual([written, halfWritten].toSorted());
    expect(isVaultKey(halfWritten)).toBe(true);
    await vault.remove([halfWritten]);
    expect(await keysOf(vault)).toStrictEqual([written]);
  });

  it('says that it is unavailable when the folder is gone', async () => {
    const vault = folderVault('/dev/null/documents', hasRoom);
    const key = newVaultKey(DOCUMENT);
    await expect(vault.write(key, SEALED)).rejects.toThrow(VaultUnavailable);
    await expect(vault.read(key)).rejects.toThrow(VaultUnavailable);
    await expect(keysOf(vault)).rejects.toThrow(VaultUnavailable);
  });
});

describe.skipIf(objectStoreLeftOut !== null)(`a vault in a bucket${inBucket}`, () => {
  const wrong = (change: { readonly accessKey?: string; readonly secretKey?: string }) => ({
    credentials: { ...objects.credentials, ...change },
  });

  it('is looked for before it is used', async () => {
    const place = await objects.newBucket();
    expect(await isBucketThere(place)).toBe(true);
    expect(await isBucketThere({ ...place, bucket: 'nothing' })).toBe(false);
    expect(await isBucketThere({ ...place, endpoint: 'http://127.0.0.1:9' })).toBe(false);
  });

  it('is closed to whoever has the wrong secret, or the wrong name', async () => {
    const place = await objects.newBucket();
    const key = newVaultKey(DOCUMENT);
    await s3Vault(place).write(key, SEALED);
    for (const change of [{ secretKey: 'another secret' }, { accessKey: 'documents:somebody' }]) {
      const other = { ...place, ...wrong(change) };
      expect(await isBucketThere(other)).toBe(false);
      const refused = s3Vault(other).read(key);
      await expect(refused).rejects.toThrow(VaultUnavailable);
      await expect(refused).rejects.toMatchObject({
        cause: { $metadata: { httpStatusCode: 403 } },
      });
      await expect(s3Vault(other).remove([key])).rejects.toThrow(VaultUnavailable);
    }
    expect(await s3Vault(place).read(key)).toStrictEqual(SEALED);
  });

  it('is opened with the credentials of the role that a container runs in', async () => {
    const place = await objects.newBucket();
    const asked: (string | undefined)[] = [];
    const role = createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.setHeader('Content-Type', 'application/json').end(
        JSON.stringify({
          AccessKeyId: objects.credentials.accessKey,
          SecretAccessKey: objects.credentials.secretKey,
          Token: 'of the role',
          Expiration: new Date(Date.now() + 3_600_000).toISOString(),
        }),
      );
    });
    await once(role.listen(0, '127.0.0.1'), 'listening');
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${portOf(role)}/role`);
    vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN', 'token of the container');
    try {
      const vault = s3Vault({ ...place, credentials: null });
      const key = newVaultKey(DOCUMENT);
      await vault.write(key, SEALED);
      expect(await vault.read(key)).toStrictEqual(SEALED);
      // Asked for once, and kept until they expire.
      expect(asked).toStrictEqual(['token of the container']);
    } finally {
      vi.unstubAllEnvs();
      role.close();
    }
  });

  it('says that it is unavailable when there is no answer, or not the one asked for', async () => {
    const key = newVaultKey(DOCUMENT);
    const place = await objects.newBucket();
    for (const vault of [
      s3Vault({ ...place, endpoint: 'http://127.0.0.1:9' }),
      s3Vault({ ...place, ...wrong({ accessKey: 'somebody' }) }),
      s3Vault({ ...place, bucket: 'nothing' }),
    ]) {
      await expect(vault.write(key, SEALED)).rejects.toThrow(VaultUnavailable);
      await expect(vault.read(key)).rejects.toThrow(VaultUnavailable);
      await expect(vault.remove([key])).rejects.toThrow(VaultUnavailable);
      await expect(vault.move(key, 'other')).rejects.toThrow(VaultUnavailable);
      await expect(keysOf(vault)).rejects.toThrow(VaultUnavailable);
    }
  });
});

describe('a vault in a bucket that stops in the middle', () => {
  it('is given up after a time, before its answer and within it', async () => {
    for (const begins of [false, true]) {
      const stuck = createServer((_, response) => {
        if (begins) response.writeHead(200, { 'Content-Length': 100 }).write('half');
      });
      await once(stuck.listen(0, '127.0.0.1'), 'listening');
      const place = {
        endpoint: `http://127.0.0.1:${portOf(stuck)}`,
        region: 'us-east-1',
        bucket: 'documents',
        credentials: { accessKey: 'key', secretKey: 'secret' },
      };
      const read = s3Vault(place, 200).read(newVaultKey(DOCUMENT));
      await expect(read).rejects.toThrow(VaultUnavailable);
      stuck.closeAllConnections();
      stuck.close();
    }
  });
});
