import { basename, dirname } from 'node:path';
import { run } from '#scripts/lib/run.ts';

/** What the Debian package alone needs, left beside the program by electron-builder. */
const ONLY_DEBIAN = ['resources/package-type', 'resources/apparmor-profile'];

/** Packs the folder of a program as a tar.gz that holds one folder, `name`, whoever packs it and with which umask. */
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
