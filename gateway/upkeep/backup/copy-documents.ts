import { createHash } from 'node:crypto';
import type { BackupPlace } from '#gateway/upkeep/backup/backup-key.ts';
import { documentsIn, listBackups } from '#gateway/upkeep/backup/backup-folder.ts';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import type { DocumentLine } from '#gateway/upkeep/backup/manifest.ts';
import { documentsOf, readManifest } from '#gateway/upkeep/backup/manifest.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { join } from 'node:path';

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export type Copied = { kept: number; added: number; missing: number };

/** The digests of what the newest backup holds; empty where there is none that opens. */
async function knownDigests({ folder, keys }: BackupPlace): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const newest = (await listBackups(folder)).at(-1);
  if (newest === undefined) return known;
  const place = join(folder, newest);
  try {
    for await (const { key, sha256 } of documentsOf(keys, place, await readManifest(keys, place))) {
      if (sha256 !== null) known.set(key, sha256);
    }
  } catch (error) {
    // Then every document is copied again.
    if (!(error instanceof BackupUnusable)) throw error;
    known.clear();
  }
  return known;
}

/**
 * Copies the sealed bytes of the documents that the database names, and gives a line for each. What the backups have
 * already is read and compared, not copied. Bytes that are gone from the vault were purged since the database was copied.
 */
export async function* copyDocuments(
  place: BackupPlace,
  vaultKeys: AsyncIterable<string>,
  vault: () => Promise<Vault>,
  counts: Copied,
): AsyncGenerator<DocumentLine> {
  const known = await knownDigests(place);
  const kept = documentsIn(place.folder);
  for await (const key of vaultKeys) {
    const expected = known.get(key);
    const before = expected === undefined ? null : await kept.read(key);
    if (expected !== undefined && before !== null && sha256Of(before) === expected) {
      counts.kept += 1;
      yield { key, sha256: expected };
      continue;
    }
    const bytes = await (await vault()).read(key);
    if (bytes === null) {
      counts.missing += 1;
      yield { key, sha256: null };
      continue;
    }
    await kept.write(key, bytes);
    counts.kept += 1;
    counts.added += 1;
    yield { key, sha256: sha256Of(bytes) };
  }
}
