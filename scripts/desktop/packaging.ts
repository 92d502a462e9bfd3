import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleApp } from '#scripts/desktop/assemble-app.ts';
import { writeBuilderConfiguration } from '#scripts/desktop/builder-configuration.ts';
import { projectDescription } from '#scripts/desktop/native-modules.ts';
import { standInDistribution } from '#scripts/desktop/stand-in-distribution.ts';
import { makeTarball } from '#scripts/desktop/tarball.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';
import { exitCodeOf, run } from '#scripts/lib/run.ts';

export type Packaging = {
  /** Only the folder of the program, without installers. */
  readonly folderOnly: boolean;
  /** `tested` leaves the inspector on, through which Playwright drives a program. */
  readonly purpose: 'shipped' | 'tested';
  /** The stand-in of the tests instead of Electron, whose binary is then not needed. */
  readonly standIn: boolean;
  /** Where to, if not to the purpose's own folder. */
  readonly output?: string;
  /** For packages that a test makes with the stand-in: the higher, the newer. */
  readonly standInVersion?: number;
};

/** Debian's own tool. Where it is, nothing is downloaded to make a Debian package. */
const DPKG_DEB = '/usr/bin/dpkg-deb';

/** Packs the built program for the system that this runs on. */
export async function packDesktop(packaging: Packaging): Promise<void> {
  const { folderOnly, purpose, standIn, output = OUT[purpose] } = packaging;
  const { version: released } = await projectDescription();
  const version = standIn ? versionOfStandIn(released, packaging.standInVersion) : released;
  await assembleApp(version);
  await rm(output, { recursive: true, force: true });
  const standInFolder = standIn ? await standInDistribution() : null;
  await run(
    'electron-builder',
    [
      `--config=${await writeBuilderConfiguration({ purpose, output, standInFolder })}`,
      '--publish=never',
      ...(folderOnly ? ['--dir'] : []),
      // What makes an AppImage would have to be downloaded.
      ...(standIn && !folderOnly ? ['--linux', 'deb'] : []),
    ],
    existsSync(DPKG_DEB) ? { CUSTOM_FPM_PATH: join(CHECKOUT, 'scripts/desktop/fpm.ts') } : {},
  );
  if (!folderOnly && process.platform === 'linux') {
    const name = `RinSetu-${version}-${process.arch}`;
    await makeTarball(unpackedFolder(output), name, join(output, `${name}.tar.gz`));
  }
}

/** Lower than any released version, so that an upgrade replaces one installed by mistake. */
function versionOfStandIn(released: string, number?: number): string {
  return `${released}-standin${number === undefined ? '' : `.test${number}`}`;
}

/**
 * Whether Electron's binary is here or could be fetched just now. Without it, Debian can still make its package around the
 * stand-in; other systems have nothing to pack.
 */
export async function electronIsThere(): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync(DPKG_DEB)) return true;
  return (await exitCodeOf('install-electron', [])) === 0;
}

/** The program in the folder that electron-builder leaves for the system that this runs on. */
export function packedExecutable(output: string): string {
  const folder = unpackedFolder(output);
  if (process.platform === 'win32') return join(folder, 'RinSetu.exe');
  if (process.platform !== 'darwin') return join(folder, 'rinsetu-portal');
  return join(folder, 'RinSetu.app', 'Contents', 'MacOS', 'RinSetu');
}

function unpackedFolder(output: string): string {
  if (process.platform === 'win32') return join(output, 'win-unpacked');
  if (process.platform !== 'darwin') return join(output, 'linux-unpacked');
  return join(output, process.arch === 'arm64' ? 'mac-arm64' : 'mac');
}
