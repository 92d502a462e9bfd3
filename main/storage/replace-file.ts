import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only the account that the program runs under may read what it keeps for itself. */
const OWN_FILE_MODE = 0o600;

/**
 * Puts content in a file's place, whole or not at all, and returns once it is on the disk. A full disk throws, leaves
 * the old file as it was and nothing beside it.
 */
export function replaceFile(
  path: string,
  content: string | Uint8Array,
  {
    mode = OWN_FILE_MODE,
    next = `${path}.next`,
  }: {
    readonly mode?: number;
    /** Where the content is written before it takes the file's place: in the same folder. */
    readonly next?: string;
  } = {},
): void {
  try {
    const file = openSync(next, 'w', mode);
    try {
      // Unlike writeSync, it goes on after a write that came short, and throws when the rest does not fit.
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  keepEntries(dirname(path));
}

/** Has a folder's own list of files written to the disk: without it, a power cut can undo a rename. */
export function keepEntries(folder: string): void {
  // Windows opens no folders, and NTFS keeps a journal of renames.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
