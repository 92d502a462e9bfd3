import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';

/**
 * Unpacks the archive of a packed program, since plain Node cannot read one: next to the person's data, far from any
 * node_modules that could stand in for a native part missing from the package. Another version unpacks its own.
 */
export function unpackApp(resources: string, userData: string): string {
  const archive = join(resources, 'app.asar');
  const { size, mtimeMs } = statSync(archive);
  const folder = join(userData, `Packed-${size}-${Math.trunc(mtimeMs)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  extractAll(archive, unfinished);
  renameSync(unfinished, folder);
  return folder;
}
