/** The Auth emulator's packages. Runs on Node 20 or later and uses nothing but Node, npm and pnpm, as bootstrap.mjs does. */
import { fileURLToPath } from 'node:url';
import { installPackages, installedOnce } from './install-packages.mjs';

const PLACES = {
  pinned: fileURLToPath(new URL('emulator', import.meta.url)),
  installed: fileURLToPath(new URL('../.cache/auth-emulator', import.meta.url)),
};

/**
 * The folder with the Auth emulator's packages, which are installed there if they are missing. They are no dependencies of
 * the checkout: nothing else needs what firebase-tools brings, and they are installed beside the others.
 */
export function installedAuthEmulator() {
  return installedOnce(PLACES, (folder) => installPackages(folder, 'the Auth emulator'));
}
