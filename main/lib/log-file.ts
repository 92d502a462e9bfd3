import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size at which a log file is rotated, in bytes. One older file is kept. */
export const MAX_LOG_BYTES = 1024 * 1024;

/** Writes lines to a file that support can ask for. A full or read-only disk stops nothing. */
export function logFile(folder: string): (line: string) => void {
  const path = join(folder, 'portal.log');
  let size = sizeOf(path);
  return (line) => {
    try {
      if (size === null) mkdirSync(folder, { recursive: true });
      if ((size ?? 0) > MAX_LOG_BYTES) {
        renameSync(path, join(folder, 'portal.old.log'));
        size = 0;
      }
      appendFileSync(path, line, { mode: 0o600 });
      size = (size ?? 0) + Buffer.byteLength(line);
    } catch {
      // The line is also on standard error.
    }
  };
}

function sizeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}
