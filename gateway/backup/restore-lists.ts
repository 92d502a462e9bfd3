/** The files that are kept apart from the data: the list of erasures, and what the audit held. */
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BackupUnusable } from '#gateway/backup/backup-unusable.ts';
import { writeStream } from '#gateway/backup/sealed-files.ts';
import {
  appendToErasureFile,
  readErasureFile,
  readErasureText,
} from '#gateway/privacy/erasure-file.ts';
import { syncFolder } from '#gateway/sealing/secret-files.ts';

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
  file: string,
  content: AsyncIterable<Uint8Array>,
): Promise<'present' | 'of the backup'> {
  if (!existsSync(file)) {
    await writeWhole(file, content);
    return 'of the backup';
  }
  const [there, kept] = [
    await readErasureFile(file),
    readErasureText((await buffer(content)).toString('utf8')),
  ];
  const checks = new Set([...there.keys, ...kept.keys].map(({ check }) => check));
  if (checks.size > 1) {
    throw new BackupUnusable('GATEWAY_ERASURES_FILE: the list there belongs to another database');
  }
  const missing = [...kept.erased].filter((digest) => !there.erased.has(digest));
  const keys = there.keys.length === 0 ? kept.keys : [];
  if (missing.length + keys.length > 0) {
    await appendToErasureFile(file, [...keys, ...missing.map((erased) => ({ erased }))]);
  }
  return 'present';
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
