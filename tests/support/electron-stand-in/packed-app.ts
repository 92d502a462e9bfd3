import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';

/**
 * Unpacks the archive of a packed program, since plain Node cannot look into one: beside the person's data, far from any
 * node_modules that could stand in for a native part missing from the package.
 */
export function unpackApp(resources: string, userData: string): string {
  const folder = join(userData, 'Packed');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  extractAll(join(resources, 'app.asar'), unfinished);
  renameSync(unfinished, folder);
  return folder;
}
