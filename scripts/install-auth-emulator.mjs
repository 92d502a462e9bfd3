/** The Auth emulator's packages. Runs on Node 20 or later and uses nothing but Node and npm, as bootstrap.mjs does. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

const PLACES = {
  pinned: fileURLToPath(new URL('emulator', import.meta.url)),
  installed: fileURLToPath(new URL('../.cache/auth-emulator', import.meta.url)),
};
/** Milliseconds after which a folder that is not this version's is taken for left over. */
const LEFT_OVER_AFTER = 60 * 60 * 1000;

/**
 * The folder with the Auth emulator's packages, which are installed there if they are missing. They are no dependencies of
 * the checkout: nothing else needs what firebase-tools brings, and they are installed beside the others.
 */
export async function installedAuthEmulator(places = PLACES, install = installAll) {
  const lock = await readFile(join(places.pinned, 'package-lock.json'));
  const folder = join(places.installed, createHash('sha256').update(lock).digest('hex'));
  if (existsSync(folder)) return folder;

  // It is there whole or not at all, also when an installation is killed or two begin at the same time.
  await mkdir(places.installed, { recursive: true });
  await removeLeftOver(places.installed, basename(folder));
  const begun = await mkdtemp(`${folder}-`);
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(join(places.pinned, file), join(begun, file));
  }
  await install(begun);
  await rename(begun, folder).catch(async (error) => {
    await rm(begun, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

const installAll = (folder) => installPackages(folder, 'the Auth emulator');

async function removeLeftOver(folder, current) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name !== current && (await stat(path)).mtimeMs < Date.now() - LEFT_OVER_AFTER) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
