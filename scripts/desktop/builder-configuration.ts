import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';

type Differences = {
  readonly purpose: 'shipped' | 'tested';
  readonly output: string;
  /** Folder of the stand-in, null for Electron. */
  readonly standInFolder: string | null;
};

/** keytar's library; the rest is what Electron itself needs. Two names: that of before Debian 13, and the one since. */
const NEEDED_WITH_ELECTRON = [
  'libsecret-1-0',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnotify4',
  'libnss3',
  'libxss1',
  'libxtst6',
  'xdg-utils',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libuuid1',
  'libgbm1',
  'libasound2t64 | libasound2',
];

/** For the stand-in, Chromium is on the machine and Node comes from the checkout. */
const NEEDED_WITH_STAND_IN = ['libsecret-1-0', 'chromium-headless-shell'];

const STAND_IN_WORDS = {
  synopsis: 'RinSetu for tests, on a stand-in for Electron',
  description: [
    'Made where the binary of Electron could not be downloaded. It holds the portal and, in place of Electron, a script that',
    `starts the stand-in of the tests from ${CHECKOUT} on this machine.`,
    'It shows how the program is installed, upgraded and removed, and is no use anywhere else.',
  ].join(' '),
};

/** Writes what this package has beyond electron-builder.yml, which it extends. Gives the file. */
export async function writeBuilderConfiguration({
  purpose,
  output,
  standInFolder,
}: Differences): Promise<string> {
  const isStandIn = standInFolder !== null;
  const configuration = {
    extends: 'file:electron-builder.yml',
    directories: { output },
    deb: {
      depends: isStandIn ? NEEDED_WITH_STAND_IN : NEEDED_WITH_ELECTRON,
      afterInstall: await extendedScript('after-install'),
      afterRemove: await extendedScript('after-remove'),
    },
    ...(isStandIn && { electronDist: standInFolder, linux: STAND_IN_WORDS }),
    ...(purpose === 'tested' && { electronFuses: { enableNodeCliInspectArguments: true } }),
    // Apple's keys are there or not: see .github/workflows/release.yml.
    ...(process.env['APPLE_API_KEY'] !== undefined && { mac: { notarize: true } }),
  };
  await writeFile(OUT.builderConfiguration, JSON.stringify(configuration, null, 2));
  return OUT.builderConfiguration;
}

/** electron-builder's own script of the Debian package, followed by ours. Gives the file. */
async function extendedScript(name: 'after-install' | 'after-remove'): Promise<string> {
  const builder = createRequire(join(CHECKOUT, 'node_modules/electron-builder/package.json'));
  const templates = join(
    dirname(builder.resolve('app-builder-lib/package.json')),
    'templates/linux',
  );
  const parts = [join(templates, `${name}.tpl`), join(CHECKOUT, 'resources/linux', `${name}.sh`)];
  const file = join(dirname(OUT.builderConfiguration), `${name}.tpl`);
  await writeFile(
    file,
    (await Promise.all(parts.map((part) => readFile(part, 'utf8')))).join('\n'),
  );
  return file;
}
