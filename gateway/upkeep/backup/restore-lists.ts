/** The files that are kept apart from the data: the list of erasures, and what the audit held. */
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BackupUnusable } from '#gateway/upkeep/backup/backup-unusable.ts';
import { writeStream } from '#gateway/upkeep/backup/sealed-files.ts';
import { readErasureText } from '#gateway/upkeep/privacy/erasure-file.ts';
import type { ErasurePlace } from '#gateway/upkeep/privacy/erasure-place.ts';
import { addErasures, OtherErasures } from '#gateway/upkeep/privacy/erasure-place.ts';
import { syncFolder } from '#gateway/foundation/sealing/secret-files.ts';

async function writeWhole(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeStream(file, content);
  await syncFolder(dirname(file));
}

/**
 * Puts the backup's list of erasures in place. A list that is there is newer, and stays; it gets what it lacks. Gives which
 * of them is in use.
 */
export async function restoreErasures(
  place: ErasurePlace,
  content: AsyncIterable<Uint8Array>,
): Promise<'present' | 'of the backup'> {
  const kept = readErasureText((await buffer(content)).toString('utf8'));
  try {
    return (await addErasures(place, kept)) ? 'present' : 'of the backup';
  } catch (error) {
    if (!(error instanceof OtherErasures)) throw error;
    throw new BackupUnusable(`the list of erasures: ${error.message}`);
  }
}

/** Puts the backup's notes in place of newer ones, which name what was lost and are kept under another name. */
export async function restoreAuditNotes(
  file: string,
  content: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<{ readonly aside: string | null }> {
  const aside = existsSync(file)
    ? `${file}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
    : null;
  if (aside !== null) await rename(file, aside);
  await writeWhole(file, content);
  return { aside };
}
