/** Where the tests of a run write what they throw away. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Bytes: many times what a run has in use at one moment. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * Makes a folder in memory the temporary one of this run, if the machine has such a folder with room: the databases of
 * hundreds of tests then wait for no disk. Tests end programs, never the machine, so none can tell the difference.
 * Removed when this process ends.
 */
export function writeInMemory(): void {
  if (!existsSync(IN_MEMORY)) return;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ENOUGH) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'rinsetu-test-'));
  // PostgreSQL runs as another user, in its own folder inside.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
