import { basename, dirname } from 'node:path';
import { run } from '#scripts/lib/run.ts';

/** What only the Debian package needs, left next to the program by electron-builder. */
const ONLY_DEBIAN = ['resources/package-type', 'resources/apparmor-profile', 'resources/kiosk'];

/** Packs a program's folder as a tar.gz with one folder, `name`, the same for every user and umask. */
export async function makeTarball(folder: string, name: string, file: string): Promise<void> {
  const own = basename(folder);
  await run('tar', [
    '--create',
    '--gzip',
    `--file=${file}`,
    `--directory=${dirname(folder)}`,
    '--owner=root:0',
    '--group=root:0',
    '--mode=u=rwX,go=rX',
    '--sort=name',
    ...ONLY_DEBIAN.map((path) => `--exclude=${own}/${path}`),
    `--transform=s,^${own},${name},`,
    own,
  ]);
}
