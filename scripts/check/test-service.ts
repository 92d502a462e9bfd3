/**
 * `npm run test:service`: the tests of the whole service that take minutes, as root on Debian. Installs what they need;
 * arguments are Vitest's, such as a file.
 */
import { exitCodeOf } from '#scripts/lib/run.ts';
import { ensureServicePackages } from '#scripts/lib/system-packages.ts';

const missing = await ensureServicePackages();
if (missing !== null) console.log(`Some tests are left out: ${missing}.`);
process.exit(await exitCodeOf('vitest', ['run', '--project=service', ...process.argv.slice(2)]));
