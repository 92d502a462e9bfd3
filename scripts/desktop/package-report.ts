import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packedFiles } from '#scripts/desktop/archive.ts';
import { fuseProblems } from '#scripts/desktop/fuses.ts';
import { contentProblems, weights } from '#scripts/desktop/package-contents.ts';

/** What administrators copy, beside the archive. */
const SAMPLES = ['sample-dealer-configuration.json', 'sample-kiosk-configuration.json'].map(
  (name) => `samples/${name}`,
);

/** What makes a branch terminal of a machine, by system. */
const KIOSK: Readonly<Record<string, readonly string[]>> = {
  linux: ['install-kiosk', 'kiosk-session', 'start-kiosk', 'apparmor-profile'],
  win32: ['install-kiosk.ps1', 'remove-program.ps1', 'uninstall-kiosk.ps1', 'detect-kiosk.ps1'],
};

/** What is wrong with a package, in words for whoever packs it. */
export class PackageProblems extends Error {}

/**
 * Lists and weighs the archive of a packed program, reads its fuses, and looks whether it is Electron or, where that is
 * wanted, the stand-in. Throws with everything that is wrong; gives the weights otherwise.
 */
export async function inspectPackage(
  executable: string,
  purpose: 'shipped' | 'tested',
  wanted: 'electron' | 'stand-in',
): Promise<ReturnType<typeof weights>> {
  const { platform, arch } = process;
  const resources = join(dirname(executable), platform === 'darwin' ? '../Resources' : 'resources');
  const files = packedFiles(join(resources, 'app.asar'));
  const problems = [
    ...contentProblems(files, { platform, arch }),
    ...[...SAMPLES, ...(KIOSK[platform] ?? []).map((name) => `kiosk/${name}`)]
      .filter((path) => !existsSync(join(resources, path)))
      .map((path) => `${path} is missing.`),
    ...(await fuseProblems(executable, purpose)),
    ...((await isScript(executable)) === (wanted === 'stand-in')
      ? []
      : [
          `It does not hold ${wanted === 'electron' ? 'Electron, but the' : 'the'} stand-in of the tests.`,
        ]),
  ];
  if (problems.length > 0) throw new PackageProblems(`${executable}:\n${problems.join('\n')}`);
  return weights(files);
}

/** The stand-in is started by a script; Electron is a program of the processor's. */
async function isScript(executable: string): Promise<boolean> {
  const file = await open(executable);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === '#!';
  } finally {
    await file.close();
  }
}
