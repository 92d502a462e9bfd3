/**
 * `npm run package` makes the installers for this system, `npm run package:dir` only the program's folder. The options:
 * --dir, --tested (a package that Playwright can drive), --stand-in (the tests' stand-in instead of Electron's binary).
 */
import { parseArgs } from 'node:util';
import { ensureDesktopBuild } from '#scripts/lib/builds.ts';
import { packDesktop } from '#scripts/desktop/packaging.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'boolean', default: false },
    tested: { type: 'boolean', default: false },
    'stand-in': { type: 'boolean', default: false },
  },
});

await ensureDesktopBuild();
await packDesktop({
  folderOnly: values.dir,
  purpose: values.tested ? 'tested' : 'shipped',
  standIn: values['stand-in'],
});
