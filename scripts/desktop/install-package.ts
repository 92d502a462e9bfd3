/**
 * `node scripts/desktop/install-package.ts <folder> [--inspect=shipped|tested]` runs this system's installer of a build, for
 * all accounts and without questions, and looks into what is installed. `--where` prints where the program is then. For the
 * machines of the release workflow, which are thrown away.
 */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inspectPackage } from '#scripts/desktop/package-report.ts';
import {
  installCommands,
  installedExecutable,
  installerAmong,
} from '#scripts/desktop/installers.ts';
import { run } from '#scripts/lib/run.ts';

const { values, positionals } = parseArgs({
  options: { where: { type: 'boolean', default: false }, inspect: { type: 'string' } },
  allowPositionals: true,
});
const { platform } = process;
const executable = installedExecutable(platform);

if (values.where) {
  console.log(executable);
} else {
  const [named = '.'] = positionals;
  const folder = resolve(named);
  const files = (await readdir(folder)).map((file) => join(folder, file));
  for (const { tool, args } of installCommands(installerAmong(files, platform), platform)) {
    await run(tool, args);
  }
  if (values.inspect === 'shipped' || values.inspect === 'tested') {
    console.log(await inspectPackage(executable, values.inspect, 'electron'));
  }
}
