import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';

/**
 * What precedes the fuses in Electron's executable, so that they can be found, followed by the wire: version 1, eight
 * fuses, each as Electron ships them (@electron/fuses).
 */
const FUSES = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 8]),
  Buffer.from('10110001'),
]);

/**
 * Writes a folder that looks to electron-builder like an unpacked Electron and holds the stand-in of the tests. What is
 * packed with it runs on this machine only, in this checkout.
 */
export async function standInDistribution(): Promise<string> {
  const folder = OUT.standInDistribution;
  const executable = join(folder, 'electron');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'resources'), { recursive: true });
  await mkdir(join(folder, 'locales'), { recursive: true });
  await writeFile(join(folder, 'locales/en-GB.pak'), '');
  // An installation sets the mode of the one that Electron brings.
  await writeFile(join(folder, 'chrome-sandbox'), '');
  const script = `#!/bin/sh
# The stand-in for Electron as a packed program: see tests/support/electron-stand-in/README.md.
STAND_IN_RESOURCES=$(dirname "$(readlink -f "$0")")/resources
export STAND_IN_RESOURCES
exec '${join(CHECKOUT, 'tests/support/electron-stand-in/electron')}' "$@"
`;
  await writeFile(executable, Buffer.concat([Buffer.from(script), FUSES, Buffer.from('\n')]));
  await chmod(executable, 0o755);
  return folder;
}
