/**
 * The folder of backups: a folder for each, named by its time, and `documents` with the sealed bytes of the vault, which
 * all of them share, as a document is never written twice.
 */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { documentsOf, readManifest } from '#gateway/upkeep/backup/manifest.ts';
import type { BackupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { folderVault } from '#gateway/lending/documents/vaults/folder-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { syncFolder } from '#gateway/foundation/sealing/secret-files.ts';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
/** What is not whole yet, or what a crash has left. */
const UNFINISHED = '.unfinished';

/** Sorts by time. */
const nameAt = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');

export const documentsIn = (folder: string): Vault =>
  folderVault(join(folder, 'documents'), async () => true);

/** The backups that are whole, oldest first. */
export async function listBackups(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => {
    throw new BackupUnusable(`GATEWAY_BACKUP_DIR: ${folder} cannot be read`);
  });
  return names.filter((name) => NAME.test(name)).toSorted();
}

/** The folder of the named backup, or of the newest. */
export async function findBackup(folder: string, name: string | undefined): Promise<string> {
  const names = await listBackups(folder);
  const found = name === undefined ? names.at(-1) : names.find((each) => each === name);
  if (found !== undefined) return join(folder, found);
  const missing = name === undefined ? 'no backup' : `no backup named ${name}`;
  throw new BackupUnusable(`GATEWAY_BACKUP_DIR: there is ${missing} in ${folder}`);
}

/** Makes the folder for a backup that begins now; `finish` gives it its name, `drop` removes it. */
export async function beginBackup(folder: string, begunAt: Date) {
  await mkdir(join(folder, 'documents'), { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true, force: true });
  }
  const name = nameAt(begunAt);
  const unfinished = join(folder, name + UNFINISHED);
  await mkdir(unfinished, { mode: 0o700 });
  return {
    name,
    unfinished,
    finish: async () => {
      await syncFolder(unfinished);
      await rename(unfinished, join(folder, name));
      await syncFolder(folder);
    },
    drop: () => rm(unfinished, { recursive: true, force: true }),
  };
}

/** Removes all but the newest backups, then the documents that none of the others names. Gives how many backups went. */
export async function removeOldBackups(
  { folder, keys }: BackupPlace,
  keep: number,
): Promise<number> {
  const names = await listBackups(folder);
  const old = names.slice(0, -keep);
  if (old.length === 0) return 0;
  const named = new Set<string>();
  for (const name of names.slice(-keep)) {
    const kept = join(folder, name);
    for await (const { key } of documentsOf(keys, kept, await readManifest(keys, kept))) {
      named.add(key);
    }
  }
  for (const name of old) await rm(join(folder, name), { recursive: true });
  const documents = documentsIn(folder);
  const unnamed: string[] = [];
  for await (const key of documents.keys()) if (!named.has(key)) unnamed.push(key);
  await documents.remove(unnamed);
  return old.length;
}
