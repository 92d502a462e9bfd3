/** The Auth emulator's packages. Runs on Node 20 or later and uses nothing but Node and npm, as bootstrap.mjs does. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installInto, removeLeftOver } from './install-packages.mjs';

const PLACES = {
  pinned: fileURLToPath(new URL('emulator', import.meta.url)),
  installed: fileURLToPath(new URL('../.cache/auth-emulator', import.meta.url)),
};

/**
 * The folder with the Auth emulator's packages, which are installed there if they are missing. They are no dependencies of
 * the checkout: nothing else needs what firebase-tools brings, and they are installed beside the others.
 */
export async function installedAuthEmulator(places = PLACES, install = installAll) {
  const lock = await readFile(join(places.pinned, 'package-lock.json'));
  const folder = join(places.installed, createHash('sha256').update(lock).digest('hex'));
  if (existsSync(folder)) return folder;

  // It is there whole or not at all, also when an installation is killed or two begin at the same time.
  await removeLeftOver(places.installed, (name) => name !== basename(folder));
  const begun = await mkdtemp(`${folder}-`);
  await install(begun, places.pinned);
  await rename(begun, folder).catch(async (error) => {
    await rm(begun, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

const installAll = (folder, pinned) => installInto(folder, 'the Auth emulator', pinned);
