import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleApp } from '#scripts/desktop/assemble-app.ts';
import { standInDistribution } from '#scripts/desktop/stand-in-distribution.ts';
import { OUT } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';

export type Packaging = {
  /** Only the folder of the program, without installers. */
  readonly folderOnly: boolean;
  /** `tested` leaves the inspector on, through which Playwright drives a program. */
  readonly purpose: 'shipped' | 'tested';
  /** The stand-in of the tests instead of Electron, whose binary is then not needed. */
  readonly standIn: boolean;
};

/** Packs the built program for the system that this runs on. */
export async function packDesktop({ folderOnly, purpose, standIn }: Packaging): Promise<void> {
  await assembleApp();
  const output = purpose === 'shipped' ? OUT.shipped : OUT.tested;
  await rm(output, { recursive: true, force: true });
  await run('electron-builder', [
    '--config=electron-builder.yml',
    '--publish=never',
    ...(folderOnly ? ['--dir'] : []),
    `--config.directories.output=${output}`,
    ...(purpose === 'tested' ? ['--config.electronFuses.enableNodeCliInspectArguments=true'] : []),
    // Apple's keys are there or not: see .github/workflows/release.yml.
    ...(process.env['APPLE_API_KEY'] === undefined ? [] : ['--config.mac.notarize=true']),
    ...(standIn ? [`--config.electronDist=${await standInDistribution()}`] : []),
  ]);
}

/** The program in the folder that electron-builder leaves for the system that this runs on. */
export function packedExecutable(output: string): string {
  if (process.platform === 'win32') return join(output, 'win-unpacked', 'RinSetu.exe');
  if (process.platform !== 'darwin') return join(output, 'linux-unpacked', 'rinsetu-portal');
  const folder = process.arch === 'arm64' ? 'mac-arm64' : 'mac';
  return join(output, folder, 'RinSetu.app', 'Contents', 'MacOS', 'RinSetu');
}
