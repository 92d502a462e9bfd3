import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { verifyBackup } from '#gateway/upkeep/backup/verify-backup.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import { parseMasterKeys } from '#gateway/foundation/sealing/master-keys.ts';
import { addUnnamed, backUp, describeBackups, restoreTo } from '#gateway/testing/backups.ts';

function flipped(bytes: Buffer): Buffer {
  const at = bytes.length - 40;
  const other = Buffer.from(bytes);
  other.writeUInt8(other.readUInt8(at) ^ 1, at);
  return other;
}

async function keysIn(file: string) {
  const read = parseMasterKeys(await readFile(file, 'utf8'));
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}

describeBackups('a backup', (given) => {
  it('is refused when a file of it is damaged, cut short, missing, or of another backup', async () => {
    const { newBackups, inUse, home, keyFile } = given();
    const backups = await newBackups();
    const { deployment, store } = await inUse(backups);
    await backUp(deployment);
    await store.records.db.deleteFrom('contact_messages').execute();
    await store.records.db.updateTable('accounts').set({ first_name: 'Other' }).execute();
    await store.close();
    await backUp(deployment);
    const [first = '', second = ''] = (await readdir(backups)).toSorted();
    const [folder, keys] = [join(backups, second), await keysIn(keyFile)];
    const problem = async () =>
      verifyBackup(keys, folder, home).then(
        () => null,
        (error: unknown) => (error instanceof BackupUnusable ? error.message : error),
      );
    const withChanged = async (file: string, bytes: Buffer | null) => {
      const before = await readFile(file);
      await (bytes === null ? rm(file) : writeFile(file, bytes));
      const said = await problem();
      await writeFile(file, before);
      return said;
    };
    for (const file of ['manifest', 'database', 'documents', 'erasures', 'audit-notes']) {
      const path = join(folder, file);
      const bytes = await readFile(path);
      expect(await withChanged(path, flipped(bytes))).toMatch(/does not open: another key, cut/);
      expect(await withChanged(path, bytes.subarray(0, -1))).toMatch(/does not open/);
      expect(await withChanged(path, null)).toContain(`${file} is missing`);
    }
    const database = join(folder, 'database');
    expect(await withChanged(database, await readFile(join(backups, first, 'database')))).toBe(
      'database is not the file that belongs to this backup',
    );
    const shared = await readdir(join(backups, 'documents'), { recursive: true });
    const document = join(backups, 'documents', shared.find((path) => path.includes('/')) ?? '');
    for (const bytes of [flipped(await readFile(document)), null]) {
      expect(await withChanged(document, bytes)).toContain('1 documents are missing or damaged');
    }
    expect(await problem()).toBeNull();
  });

  it('is refused with other keys, under another name, or where there is none', async () => {
    const { newBackups, inUse, add, home } = given();
    const backups = await newBackups();
    const other = await add(backups);
    const restore = (changes: Readonly<Record<string, string>> = {}, name?: string) =>
      restoreTo({ settings: { ...other.settings, ...changes } }, { name });
    await expect(restore()).rejects.toThrow('there is no backup in');
    const { deployment, store } = await inUse(backups);
    await store.close();
    await backUp(deployment);
    const otherKey = join(home, 'other-key');
    await makeKeyFile(otherKey, newKeyLine().line);
    await expect(restore({ GATEWAY_BACKUP_KEY_FILE: otherKey })).rejects.toThrow(
      'which is not in the key file',
    );
    await expect(restore({}, '2020-01-01T00-00-00-000Z')).rejects.toThrow('no backup named 2020');
    const masterKeys = `test ${Buffer.alloc(32, 8).toString('base64')}`;
    await expect(restore({ GATEWAY_MASTER_KEYS: masterKeys })).rejects.toThrow(
      'these master keys are not those',
    );
  });

  it('replaces nothing that is there, but takes a vault over where that is asked for', async () => {
    const { newBackups, inUse, add } = given();
    const backups = await newBackups();
    const { deployment, store } = await inUse(backups);
    await store.close();
    await backUp(deployment);
    await expect(restoreTo(deployment)).rejects.toThrow('is not empty: nothing is replaced');
    const empty = await add(backups);
    const settings = { ...empty.settings, GATEWAY_DOCUMENTS_DIR: deployment.documents };
    await addUnnamed(deployment);
    await expect(restoreTo({ settings })).rejects.toThrow('--adopt-vault');
    const report = await restoreTo({ settings }, { adoptsVault: true });
    expect(report).toContain('documents: 0 written, 1 were there');
    expect(report).toContain('documents in the vault that no row names: 1');
  });
});
