import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderVault, makeVaultFolder } from '#gateway/documents/vaults/folder-vault.ts';
import { isBucketThere, s3Vault } from '#gateway/documents/vaults/s3-vault.ts';
import type { Vault } from '#gateway/documents/vaults/vault.ts';
import { isVaultKey, newVaultKey, VaultUnavailable } from '#gateway/documents/vaults/vault.ts';
import { memoryVault } from '#gateway/testing/memory-vault.ts';

const SEALED = Buffer.from([1, 0, 255, 10, 13, 26, 0]);
const DOCUMENT = '0b9e4c1e-6f0e-4c55-9d2c-2f7f1d1c9a11';
const hasRoom = async () => true;

let home: string;
let s3: S3rver;
let port = 0;
const bucketCalled = (bucket: string, accessKey = 'S3RVER') => ({
  endpoint: `http://127.0.0.1:${port}/`,
  bucket,
  region: 'us-east-1',
  accessKey,
  secretKey: 'S3RVER',
});

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinsetu-vault-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(home, 'buckets'),
    configureBuckets: [{ name: 'documents' }],
  });
  ({ port } = await s3.run());
});
afterAll(async () => {
  await s3.close();
  await rm(home, { recursive: true });
});

async function keysOf(vault: Vault): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of vault.keys()) keys.push(key);
  return keys.toSorted();
}

const newFolder = async () => {
  const folder = join(await mkdtemp(join(home, 'folder-')), 'documents');
  await makeVaultFolder(folder);
  return folder;
};

describe.each([
  ['a folder', async () => folderVault(await newFolder(), hasRoom)],
  ['a bucket', async () => s3Vault(bucketCalled('documents'))],
  ['memory, as tests use it', async () => memoryVault()],
])('a vault in %s', (_, open) => {
  let vault: Vault;
  beforeEach(async () => {
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

describe('a vault in a bucket', () => {
  it('is looked for before it is used', async () => {
    expect(await isBucketThere(bucketCalled('documents'))).toBe(true);
    expect(await isBucketThere(bucketCalled('nothing'))).toBe(false);
    expect(await isBucketThere(bucketCalled('documents', 'somebody'))).toBe(false);
    expect(
      await isBucketThere({ ...bucketCalled('documents'), endpoint: 'http://127.0.0.1:9' }),
    ).toBe(false);
  });

  it('says that it is unavailable when there is no answer, or not the one asked for', async () => {
    const key = newVaultKey(DOCUMENT);
    for (const vault of [
      s3Vault({ ...bucketCalled('documents'), endpoint: 'http://127.0.0.1:9' }),
      s3Vault(bucketCalled('documents', 'somebody')),
    ]) {
      await expect(vault.write(key, SEALED)).rejects.toThrow(VaultUnavailable);
      await expect(vault.read(key)).rejects.toThrow(VaultUnavailable);
      await expect(vault.remove([key])).rejects.toThrow(VaultUnavailable);
      await expect(keysOf(vault)).rejects.toThrow(VaultUnavailable);
    }
  });
});
