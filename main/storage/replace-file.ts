import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only the program's own account may read its files. */
const OWN_FILE_MODE = 0o600;

/**
 * Replaces a file atomically and returns once it is on disk. A full disk throws, and leaves the old file unchanged and
 * nothing next to it.
 */
export function replaceFile(
  path: string,
  content: string | Uint8Array,
  {
    mode = OWN_FILE_MODE,
    next = `${path}.next`,
  }: {
    readonly mode?: number;
    /** Where the content is written first: in the same folder. */
    readonly next?: string;
  } = {},
): void {
  try {
    const file = openSync(next, 'w', mode);
    try {
      // Unlike writeSync, it continues after a short write, and throws if the rest does not fit.
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

/** Syncs the folder itself: without that, a power cut can undo a rename. */
export function keepEntries(folder: string): void {
  // Windows cannot open folders, and NTFS journals renames.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
