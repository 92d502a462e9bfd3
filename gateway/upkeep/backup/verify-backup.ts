import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentsIn } from '#gateway/upkeep/backup/backup-folder.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { sha256Of } from '#gateway/upkeep/backup/copy-documents.ts';
import type { Manifest } from '#gateway/upkeep/backup/manifest.ts';
import { documentsOf, FILES, readManifest } from '#gateway/upkeep/backup/manifest.ts';
import { checkArchive } from '#gateway/upkeep/backup/postgres-programs.ts';
import { readChecked, writeStream } from '#gateway/upkeep/backup/sealed-files.ts';
import { checkSqlite } from '#gateway/upkeep/backup/sqlite-copy.ts';
import type { MasterKeys } from '#gateway/foundation/sealing/master-keys.ts';

async function verifyDatabase(
  keys: MasterKeys,
  backup: string,
  { database }: Manifest,
  scratch: string,
): Promise<void> {
  if (database === null) return;
  const content = readChecked(keys, backup, FILES.database, database);
  if (database.kind === 'postgres') return checkArchive(content);
  const file = join(scratch, 'checked.sqlite');
  try {
    await writeStream(file, content);
    checkSqlite(file);
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Reads everything of a backup back: each digest is compared, the database opened and checked. Throws `BackupUnusable` for
 * what is not as it was written. `scratch`: a folder of this machine for a copy in clear.
 */
export async function verifyBackup(
  keys: MasterKeys,
  backup: string,
  scratch: string,
): Promise<Manifest> {
  const manifest = await readManifest(keys, backup);
  const apart = [
    [FILES.erasures, manifest.erasures],
    [FILES.auditNotes, manifest.auditNotes],
  ] as const;
  for (const [name, digest] of apart) {
    for await (const _ of readChecked(keys, backup, name, digest));
  }
  await verifyDatabase(keys, backup, manifest, scratch);
  const kept = documentsIn(dirname(backup));
  let damaged = 0;
  let first = '';
  for await (const { key, sha256 } of documentsOf(keys, backup, manifest)) {
    if (sha256 === null) continue;
    const bytes = await kept.read(key);
    if (bytes !== null && sha256Of(bytes) === sha256) continue;
    first = damaged === 0 ? key : first;
    damaged += 1;
  }
  if (damaged > 0) {
    throw new BackupUnusable(`${damaged} documents are missing or damaged, the first is ${first}`);
  }
  return manifest;
}
