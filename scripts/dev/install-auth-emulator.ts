import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AUTH_EMULATOR, CHECKOUT } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

/** Milliseconds after which a folder that is not this version's is taken for left over. */
const LEFT_OVER_AFTER = 60 * 60 * 1000;

/**
 * The folder with the Auth emulator's packages, which are installed there if they are missing. They are no dependencies of
 * the checkout: nothing else needs what firebase-tools brings, and so it is fetched while the web site is built.
 */
export async function installedAuthEmulator(
  places: { readonly pinned: string; readonly installed: string } = AUTH_EMULATOR,
  install: (folder: string) => Promise<void> = installFrom,
): Promise<string> {
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
  await rename(begun, folder).catch(async (error: unknown) => {
    await rm(begun, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

function installFrom(folder: string): Promise<void> {
  console.log('Installing the Auth emulator…');
  return run('node', [join(CHECKOUT, 'scripts/install-packages.mjs'), folder]);
}

async function removeLeftOver(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name !== current && (await stat(path)).mtimeMs < Date.now() - LEFT_OVER_AFTER) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
