/**
 * `npm run package` makes the installers for this system, `npm run package:dir` only the program's folder. The options:
 * --dir, --tested (a package that Playwright can drive), --stand-in (the tests' stand-in instead of Electron's binary, as on
 * a Debian that has no Electron and cannot fetch it).
 */
import { parseArgs } from 'node:util';
import { ensureDesktopBuild } from '#scripts/lib/builds.ts';
import { electronIsThere, packDesktop } from '#scripts/desktop/packaging.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'boolean', default: false },
    tested: { type: 'boolean', default: false },
    'stand-in': { type: 'boolean', default: false },
  },
});

await ensureDesktopBuild();
const standIn = values['stand-in'] || !(await electronIsThere());
await packDesktop({
  folderOnly: values.dir,
  purpose: values.tested ? 'tested' : 'shipped',
  standIn,
});
if (standIn) {
  console.warn(
    `\nThese packages hold the stand-in of the tests, NOT Electron${values['stand-in'] ? '' : ', which is not here and could not be downloaded'}. ` +
      'They are for this machine only, and must not be given to anybody.',
  );
}
